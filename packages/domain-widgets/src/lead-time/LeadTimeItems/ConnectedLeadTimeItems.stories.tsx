import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { listRecordChanges } from '@crt/api-client/main/change';
import {
  addMilestoneLeadTime,
  deleteMilestoneLeadTime,
  getMilestoneLeadTime,
  listLeadTimeDistributionCenters,
  listLeadTimeLocations,
  listLeadTimeProductTypes,
  listLeadTimesOfGroup,
  updateMilestoneLeadTime,
} from '@crt/api-client/main/milestone-lead-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { ConnectedLeadTimeItems } from './ConnectedLeadTimeItems.tsx';

const inManufacturing = {
  ...exampleOf(getMilestoneLeadTime),
  orderItemId: 5,
  manufacturingLocationId: 1,
  distributionCenterId: null,
};
const refused = {
  result: 2 as const,
  message: 'Days is required, This lead time group does not exist.',
  timestamp: null,
  messages: ['Days is required', 'This lead time group does not exist.'],
};

const meta = {
  title: 'Widgets/Lead times/ConnectedLeadTimeItems',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedLeadTimeItems,
  args: { groupId: 6, backHref: '/MilestoneLeadTime' },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listLeadTimesOfGroup, exampleOf(listLeadTimesOfGroup)),
      mock(getMilestoneLeadTime, inManufacturing),
      mock(listLeadTimeProductTypes, exampleOf(listLeadTimeProductTypes)),
      mock(listLeadTimeLocations, exampleOf(listLeadTimeLocations)),
      mock(listLeadTimeDistributionCenters, exampleOf(listLeadTimeDistributionCenters)),
      mock(addMilestoneLeadTime, exampleOf(addMilestoneLeadTime)),
      mock(updateMilestoneLeadTime, exampleOf(updateMilestoneLeadTime)),
      mock(deleteMilestoneLeadTime, exampleOf(deleteMilestoneLeadTime)),
    ),
} satisfies Meta<typeof ConnectedLeadTimeItems>;
export default meta;

type Story = StoryObj<typeof meta>;

const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Shipped' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cranial, Europe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Milestone Lead Times' })).toHaveAttribute(
      'href',
      '/MilestoneLeadTime',
    );
  },
};

/** The number beside the title counts what the filters leave. */
export const CountsWhatIsFound: Story = {
  beforeEach: ({ msw }) => {
    const group = exampleOf(listLeadTimesOfGroup);
    const again = group.leadTimes.map((row) => ({ ...row, id: 212, requestType: 'ReOrder' }));
    msw.use(mock(listLeadTimesOfGroup, { ...group, leadTimes: [...group.leadTimes, ...again] }));
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Cranial, Europe' });
    await expect(heading.parentElement).toHaveTextContent(/\D2$/);
    // The head of the column is called alike.
    await userEvent.click(canvas.getByRole('button', { name: 'Category', expanded: false }));
    await userEvent.click(await screen.findByRole('option', { name: 'ReOrder' }));
    await waitFor(() => expect(heading.parentElement).toHaveTextContent(/\D1$/));
  },
};

/** Saved, said and closed (T20). */
export const Edits: Story = {
  play: async () => {
    await edit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
  },
};

/** What is missing stands in the dialog already; afterwards the address forgets it (§3.2). */
export const AddsMissing: Story = {
  args: { toAdd: { productTypeId: 4, requestTypeId: 1, milestone: 7 }, onAdded: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }));
    await expectOpen(dialog.getByRole('button', { name: /Shipped/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Days' }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Record added')).toBeInTheDocument();
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
  },
};

/** What the server refuses is told in an alert titled ERROR; the dialog keeps what was entered (T20). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mock(updateMilestoneLeadTime, refused)),
  play: async () => {
    await edit();
    const dialog = await screen.findByRole('dialog', { name: 'Edit' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    const alert = await screen.findByRole('alertdialog', { name: 'ERROR' });
    await expect(alert).toHaveTextContent(refused.message);
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit' })).toBeVisible();
  },
};

const stamps = fn<(stamp: string | undefined) => void>();

/** Who was told of somebody's newer change and applies again overwrites it (T20). */
export const InsistsAfterConflict: Story = {
  beforeEach: ({ msw }) => {
    stamps.mockClear();
    msw.use(
      mock(updateMilestoneLeadTime, ({ timestampBase64 }) => {
        stamps(timestampBase64);
        if (timestampBase64 === 'AAAAAAAACAA=') return exampleOf(updateMilestoneLeadTime);
        const message = 'Days was changed by ADIE at the same time.';
        return { ...refused, message, messages: [message], timestamp: 'AAAAAAAACAA=' };
      }),
    );
  },
  play: async () => {
    await edit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'ERROR' }));
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Record edited')).toBeInTheDocument();
    await expect(stamps).toHaveBeenCalledTimes(2);
  },
};

/** Deleting asks in the specified words (T20). */
export const Deletes: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Shipped' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('This will permanently delete Milestone Lead Time. Continue?');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Delete operation succeeded')).toBeInTheDocument();
  },
};

const asked = fn<(question: { kind: string; id: number }) => void>();

/** Who changed what of a lead time, and when (T1). */
export const TellsHistory: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock(listRecordChanges, (question) => {
        asked(question);
        return exampleOf(listRecordChanges).map((one) => ({
          ...one,
          field: 'Days',
          oldText: '4',
          newText: '6',
        }));
      }),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History of Shipped' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of Shipped' }));
    await expect(await history.findByText('HMEY')).toBeVisible();
    await expect(history.getByText('Days')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      kind: 'milestone-lead-time',
      id: exampleOf(listLeadTimesOfGroup).leadTimes[0]?.id,
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'History of Shipped' })).toHaveFocus());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(listLeadTimesOfGroup)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(listLeadTimesOfGroup, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
