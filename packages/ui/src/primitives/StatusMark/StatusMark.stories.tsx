import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { type Status, StatusMark } from './StatusMark.tsx';

const meta = { title: 'Components/Display/StatusMark', component: StatusMark } satisfies Meta<
  typeof StatusMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

const words: Record<Status, string> = {
  pending: 'Pending',
  progress: 'In progress',
  done: 'Completed',
  doneLate: '6 days late',
  paused: 'On hold',
  risk: 'At risk',
  failed: 'Failed',
  skipped: 'Skipped',
  info: 'Note',
};

export const All: Story = {
  args: { status: 'pending', children: '' },
  render: () => (
    <Specimen>
      {(Object.keys(words) as Status[]).map((status) => (
        <SpecimenRow key={status}>
          <StatusMark status={status}>{words[status]}</StatusMark>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

export const WordHidden: Story = {
  args: { status: 'done', children: 'Completed', isWordHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Completed')).toHaveTextContent('Completed');
  },
};
