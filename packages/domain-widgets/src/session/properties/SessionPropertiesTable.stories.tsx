import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEntries } from './sample-session-properties.ts';
import { SessionPropertiesTable } from './SessionPropertiesTable.tsx';

const meta = {
  title: 'Widgets/Design sessions/SessionPropertiesTable',
  component: SessionPropertiesTable,
  args: { entries: sampleEntries, onEdit: fn(), onRemove: fn() },
  render: (args) => (
    <div style={{ blockSize: '22rem' }}>
      <SessionPropertiesTable {...args} />
    </div>
  ),
} satisfies Meta<typeof SessionPropertiesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A day of a duration is a working day of 8 hours (N14, N15, N26). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 working day 2 hours')).toBeVisible();
    await expect(canvas.getAllByText('1 hour 30 minutes')).toHaveLength(2);
  },
};

export const Acts: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit PEEK cranial implant, priority' }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleEntries[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Titanium mesh' }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleEntries[2]);
    await userEvent.type(canvas.getByRole('searchbox'), 'mesh');
    await expect(canvas.queryByText('PEEK cranial implant')).toBeNull();
  },
};

export const Empty: Story = { args: { entries: [] } };

export const Loading: Story = { args: { entries: [], isLoading: true } };

export const Failed: Story = {
  args: { entries: [], error: 'The session properties could not be loaded.', onRetry: fn() },
};
