import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { RecordNavigation } from '../RecordNavigation/RecordNavigation.tsx';
import { PageHeader } from './PageHeader.tsx';

const next = fn();

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Plan Coordination',
    count: 1204,
    actions: (
      <>
        <Button icon={<Download />}>Export</Button>
        <Button tone="accent" variant="solid" icon={<Plus />}>
          New plan
        </Button>
      </>
    ),
  },
  beforeEach: () => {
    next.mockClear();
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plan Coordination');
  },
};

const details = {
  title: 'Plan 100245',
  meta: (
    <>
      <StatusMark status="progress">In progress</StatusMark>
      <Badge tone="critical">3 days late</Badge>
    </>
  ),
  description: 'Cranial plate, 54 mm, for Klinikum Freiburg',
  back: { label: 'Plan Coordination', href: '/plans' },
  navigation: <RecordNavigation label="Plans" position={1} count={37} onPrevious={fn()} onNext={next} />,
};

export const Details: Story = {
  render: () => <PageHeader {...details} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Plans' })).toHaveTextContent('1 of 37');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(next).toHaveBeenCalledOnce();
  },
};
