import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { toast } from './toast.ts';
import { ToastHistory } from './ToastHistory.tsx';

const Panel = () => (
  <Popover label="Messages" trigger={<IconButton label="Messages" icon={<Bell />} />}>
    <ToastHistory />
  </Popover>
);

const meta = {
  title: 'Components/Flow/ToastHistory',
  parameters: { docs: { description: { component: 'The messages of this visit, for whoever missed one.' } } },
  component: Panel,
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
  return within(await shown(await within(document.body).findByRole('dialog', { name: 'Messages' })));
};
const at = (time: string) => new Date(`2026-03-12T${time}:00Z`);

/** The newest first, each with its time in the viewer's zone. */
export const Messages: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    toast({ message: 'Case number changed', at: at('08:05') });
    toast({ message: 'The server did not answer.', title: 'Not saved', tone: 'critical', at: at('08:07') });
    const panel = await open(canvas);
    const lines = panel.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines[0]).toContain('Not savedThe server did not answer.09:07');
    await expect(lines[1]).toContain('Case number changed09:05');
  },
};

export const Empty: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    toast({ message: 'Case number changed', at: at('08:05') });
    const panel = await open(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(panel.getByText('No messages yet')).toBeVisible());
  },
};
