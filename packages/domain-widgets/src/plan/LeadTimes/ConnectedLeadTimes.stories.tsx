import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listPlanLeadTimeModifications, updatePlanLeadTimeModifications } from '@crt/api-client/main/plan';
import { Button } from '@crt/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedLeadTimes, type ConnectedLeadTimesProps } from './ConnectedLeadTimes.tsx';

const meta = {
  title: 'Widgets/Plans/ConnectedLeadTimes',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLeadTimes,
  args: { planId: 10412, onClose: fn() },
  decorators: [
    (Story) => (
      <StorySurroundings width="52rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listPlanLeadTimeModifications, exampleOf(listPlanLeadTimeModifications)),
      mock(updatePlanLeadTimeModifications, exampleOf(updatePlanLeadTimeModifications)),
    ),
} satisfies Meta<typeof ConnectedLeadTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = async (days: string) => {
  const field = await screen.findByRole('textbox', { name: 'Additional days of Shipped' });
  await userEvent.clear(field);
  await userEvent.type(field, `${days}{Tab}`);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return field;
};

export const Default: Story = {};

/** Saved, said and closed (F38). */
export const Applies: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    await type('2');
    await expect(await screen.findByText('Lead times changed succesfully.')).toBeInTheDocument();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** What the server refuses is said, and the dialog keeps its numbers. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updatePlanLeadTimeModifications, {
        ...exampleOf(updatePlanLeadTimeModifications),
        result: 2,
        message: 'Additional days must be at least -3.',
        data: null,
      }),
    ),
  play: async ({ args }) => {
    const field = await type('2');
    await expect(await screen.findByText('Additional days must be at least -3.')).toBeInTheDocument();
    await expect(field).toHaveValue('2');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const standing = exampleOf(listPlanLeadTimeModifications);
let daysOfAnother = 0;

/** Opened and closed by a button, as in the details of a plan. */
const Reopened = (props: ConnectedLeadTimesProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && <ConnectedLeadTimes {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

/** All rows are replaced: they begin with what stands, not with what was read when the dialog was open last (F38). */
export const OpenedAgain: Story = {
  render: (args) => <Reopened {...args} />,
  beforeEach: ({ msw }) => {
    daysOfAnother = 0;
    msw.use(
      mock(listPlanLeadTimeModifications, () =>
        standing.map((row) => ({ ...row, additionalDays: daysOfAnother })),
      ),
    );
  },
  play: async ({ canvas }) => {
    const opened = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      return screen.findByRole('textbox', { name: 'Additional days of Shipped' });
    };
    await expect(await opened()).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    daysOfAnother = 4;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await opened()).toHaveValue('4');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listPlanLeadTimeModifications)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listPlanLeadTimeModifications, 500, 'The database is away.')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
