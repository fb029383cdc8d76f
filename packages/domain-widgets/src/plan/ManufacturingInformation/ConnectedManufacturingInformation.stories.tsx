import { exampleOf, mock, mockPending, mockProblem } from '@crt/api-client/mocks';
import { rescheduleManufacturingMilestones } from '@crt/api-client/main/manufacturing-cycle';
import {
  editPlanManufacturingDataRevision,
  getManufacturingInformation,
  getRequestInformation,
  setPlanOnHoldOrResume,
} from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { conflictAnswer, StorySurroundings } from '../panel/story-surroundings.tsx';
import { ConnectedManufacturingInformation } from './ConnectedManufacturingInformation.tsx';

const meta = {
  title: 'Widgets/Plans/ConnectedManufacturingInformation',
  // They tell what calls do; how the widget looks is told by its view.
  tags: ['no-visual'],
  component: ConnectedManufacturingInformation,
  args: { planId: 10412 },
  decorators: [
    (Story) => (
      <StorySurroundings width="27rem">
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getManufacturingInformation, exampleOf(getManufacturingInformation)),
      mock(getRequestInformation, exampleOf(getRequestInformation)),
      mock(setPlanOnHoldOrResume, exampleOf(setPlanOnHoldOrResume)),
      mock(editPlanManufacturingDataRevision, exampleOf(editPlanManufacturingDataRevision)),
      mock(rescheduleManufacturingMilestones, exampleOf(rescheduleManufacturingMilestones)),
    ),
} satisfies Meta<typeof ConnectedManufacturingInformation>;
export default meta;

type Story = StoryObj<typeof meta>;

const calls = fn<(body: object) => void>();
const answer = async (name: 'OK' | 'Cancel', question: RegExp) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' });
  await expect(dialog).toHaveTextContent(question);
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

/** One press, with the stamp that was read (F11, F22). */
export const Hold: Story = {
  beforeEach: ({ msw }) => {
    calls.mockClear();
    msw.use(
      mock(setPlanOnHoldOrResume, ({ body }) => {
        calls(body);
        return exampleOf(setPlanOnHoldOrResume);
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'On Hold' }));
    await waitFor(() => expect(screen.getByText('Manufacturing status changed succesfully')).toBeVisible());
    const { id, timestampBase64 } = exampleOf(getManufacturingInformation);
    await expect(calls.mock.calls).toEqual([[{ id, timestampBase64 }]]);
  },
};

/** Somebody else held it meanwhile: that counts, and nothing was typed that could be lost (F11, F22). */
export const HeldMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mock(setPlanOnHoldOrResume, conflictAnswer('onHold', false, true))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'On Hold' }));
    await waitFor(() => expect(screen.getByText('The other value was kept.')).toBeVisible());
  },
};

/** The second click of a double click does not resume what the first one has put on hold (F22). */
export const HoldWithDoubleClick: Story = {
  beforeEach: ({ msw }) => {
    calls.mockClear();
    msw.use(
      mock(setPlanOnHoldOrResume, ({ body }) => {
        calls(body);
        return exampleOf(setPlanOnHoldOrResume);
      }),
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'On Hold' });
    // However slow the browser is, the second click comes within the time of a double click.
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (task: () => void, time?: number) => (time === 500 ? held.push(task) : later(task, time));
    const timer = spyOn(window, 'setTimeout').mockImplementation(hold as unknown as typeof setTimeout);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Manufacturing status changed succesfully')).toBeVisible());
    await userEvent.click(button);
    timer.mockRestore();
    for (const task of held) task();
    await expectOpen(button);
    await expect(calls).toHaveBeenCalledOnce();
  },
};

/** Two clicks are one question, and one call (F29). */
export const RescheduleWithDoubleClick: Story = {
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: 'Reschedule' });
    await expectOpen(button);
    await userEvent.dblClick(button());
    await answer('Cancel', /cannot be undone. Do you want to continue\?/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getAllByText('Operation cancelled.')).toHaveLength(1);
  },
};

/** Asks first, because it cannot be undone (F29). */
export const Reschedule: Story = {
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: 'Reschedule' });
    await expectOpen(button);
    await userEvent.click(button());
    await answer('OK', /cannot be undone. Do you want to continue\?/);
    await waitFor(() =>
      expect(screen.getByText('Manufacturing Milestones rescheduled succesfully')).toBeVisible(),
    );
  },
};

/** Cancelled, nothing is sent (F27). */
export const DataAvailabilityCancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Data Availability' }));
    await answer('Cancel', /Do you really want to check Data Availability\?/);
    await waitFor(() => expect(screen.getByText('Operation cancelled.')).toBeVisible());
    const box = canvas.getByRole('checkbox', { name: 'Data Availability' });
    await expect(box).not.toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** Stated once and closed for good: whoever stated it goes on in the panel (F27). */
export const DataAvailability: Story = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Data Availability' }));
    const before = exampleOf(getManufacturingInformation);
    msw.use(mock(getManufacturingInformation, { ...before, manufacturingDataAvailable: true }));
    await answer('OK', /This operation cannot be reverted\./);
    await waitFor(() => expect(screen.getByText('Data Availability changed succesfully.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Data Availability' })).toBeDisabled());
    await waitFor(() => expect(document.activeElement?.matches('section')).toBe(true));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(getManufacturingInformation)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getManufacturingInformation, 500, 'The database is away.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Who presses Retry by key stands on the panel that comes, after the skeleton that stands in its place meanwhile. */
export const RetryByKey: Story = {
  beforeEach: ({ msw }) => msw.use(mockProblem(getManufacturingInformation, 500, 'The database is away.')),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    msw.use(mock(getManufacturingInformation, exampleOf(getManufacturingInformation)));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sides')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Manufacturing Information' })).toHaveFocus(),
    );
  },
};
