import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import {
  editPlanLoanerSet,
  editPlanPONumber,
  getRequestInformation,
  reimportPlan,
} from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { conflictAnswer, StorySurroundings } from '../panel/story-surroundings.tsx';
import { sampleRequestInformation } from '../sample-plans.ts';
import { ConnectedRequestInformation } from './ConnectedRequestInformation.tsx';

const info = sampleRequestInformation();

const meta = {
  title: 'Widgets/Plans/ConnectedRequestInformation',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedRequestInformation,
  args: { planId: info.id, planHref: (id) => `/plans/${id}` },
  decorators: [
    (Story) => (
      <StorySurroundings width="27rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock(getRequestInformation, info)),
} satisfies Meta<typeof ConnectedRequestInformation>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function change(canvas: Canvas, label: string, text: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Edit ${label}$`) }));
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

/** Edit, refresh, and the specified words. */
export const Saves: Story = {
  beforeEach: ({ msw }) => msw.use(mock(editPlanPONumber, exampleOf(editPlanPONumber))),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99001');
    await waitFor(() => expect(screen.getByText('PO Number set succesfully.')).toBeVisible());
  },
};

/** A warning is asked about; Cancel says 'Action aborted.' */
export const WarningDeclined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editPlanPONumber, { ...exampleOf(editPlanPONumber), result: 1, message: 'Sure?', data: null }),
    ),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99002');
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
    await expect(dialog).toHaveTextContent('Sure?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('Action aborted.')).toBeVisible());
  },
};

/** The server refuses: its words in a toast, and what was typed stays, with the focus in it. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editPlanLoanerSet, {
        ...exampleOf(editPlanLoanerSet),
        result: 2,
        message: 'There is no such set.',
        data: null,
      }),
    ),
  play: async ({ canvas }) => {
    await change(canvas, 'Loaner Set', 'LS-9');
    await waitFor(() => expect(screen.getByText('There is no such set.')).toBeVisible());
    const field = canvas.getByRole('textbox', { name: 'Loaner Set' });
    await expect(field).toHaveValue('LS-9');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Somebody else was quicker: both values, and the person decides. */
export const Conflict: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(editPlanPONumber, conflictAnswer('poNumber', 'PO-88120', 'PO-90000'))),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99003');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('PO-90000');
    await expect(dialog).toHaveTextContent('PO-99003');
    await expect(dialog).toHaveTextContent('Hanna Meyer changed this at 10:28');
  },
};

const ownAnswer = conflictAnswer('poNumber', 'PO-88120', 'PO-90000');

/** The same person in two windows is told so, and of nobody else. */
export const ConflictWithYourself: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(editPlanPONumber, {
        ...ownAnswer,
        data: { ...ownAnswer.data, conflict: { ...ownAnswer.data.conflict, isYou: true } },
      }),
    ),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99003');
    const dialog = await screen.findByRole('alertdialog', { name: 'You changed this yourself meanwhile' });
    await expect(dialog).toHaveTextContent('You changed this yourself at 10:28');
    await expect(dialog).not.toHaveTextContent('Hanna Meyer');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(getRequestInformation)) };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getRequestInformation, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const reimported = fn<(body: object) => void>();

/** Queued, and said; without a stamp (F21, F59). */
export const Reimport: Story = {
  beforeEach: ({ msw }) => {
    reimported.mockClear();
    msw.use(
      mock(getRequestInformation, { ...info, canBeCreatedManually: false }),
      mock(reimportPlan, ({ body }) => {
        reimported(body);
        return exampleOf(reimportPlan);
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reimport' }));
    await waitFor(() => expect(screen.getByText('Reimport queued.')).toBeVisible());
    await expect(reimported.mock.calls).toEqual([[{ id: info.id, newValue: true }]]);
  },
};

/** While an edit runs no other one can begin on the page (F10, F67). */
export const OthersWait: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(editPlanPONumber)),
  play: async ({ canvas }) => {
    await change(canvas, 'PO Number', 'PO-99004');
    const other = canvas.getByRole('button', { name: /Edit Loaner Set$/ });
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(other);
    await expect(canvas.queryByRole('textbox', { name: 'Loaner Set' })).toBeNull();
  },
};
