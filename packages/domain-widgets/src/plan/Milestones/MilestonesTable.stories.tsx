import { exampleOf } from '@crt/api-client/mocks';
import { getPlanMilestones } from '@crt/api-client/main/plan';
import type { MilestoneModel } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StorySurroundings } from '../panel/story-surroundings.tsx';
import { MilestonesTable, type MilestonesTableProps } from './MilestonesTable.tsx';

const model: MilestoneModel = exampleOf(getPlanMilestones);
const withLock: MilestoneModel = {
  ...model,
  lockedMilestones: true,
  milestones: model.milestones.map((milestone) => ({
    ...milestone,
    isLocked: milestone.name === 'Shipped',
    warning: milestone.name === 'Arrived' ? 'Critical: the surgery needs it by 07/12/2026.' : null,
  })),
};

const meta = {
  title: 'Widgets/Plans/MilestonesTable',
  component: MilestonesTable,
  args: {
    model,
    now: '2026-11-24T09:00:00Z',
    onSaveDate: fn<MilestonesTableProps['onSaveDate']>(() => Promise.resolve(true)),
    onUnlock: fn(),
    onRescheduleAll: fn(),
    onLeadTimes: fn(),
    isLocked: false,
  },
  decorators: [
    (Story) => (
      <StorySurroundings width="52rem">
        <Story />
      </StorySurroundings>
    ),
  ],
} satisfies Meta<typeof MilestonesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is late says by how much; the actions of the plan stand above. */
export const ActionsOfThePlan: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lead Time Modifications' }));
    await expect(args.onLeadTimes).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Re-schedule all' }));
    await expect(args.onRescheduleAll).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Unlock milestones' })).toBeNull();
    await expect(canvas.getByText('4 days late')).toBeVisible();
  },
};

/** By keyboard: the chain of facts opens, and Escape leads back to its button. */
export const WhyThisDate: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Why this date? Shipped' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Why this date? Shipped' });
    const facts = within(sheet).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      expect.stringContaining('Out Of Manufacturing is planned for 02/12/2026.'),
      expect.stringContaining('PEEK cranial implant, Rotterdam: 1 working day.'),
      expect.stringContaining('This plan: 1 working day more.'),
      expect.stringContaining('04/12/2026 12:00'),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Stays open, for looking at it. */
export const WhyThisDateOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this date? Shipped' }));
    const dialog = await screen.findByRole('dialog');
    // It comes into view over a moment.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A date is typed in the milestone's own zone, and goes out with the stamp that was read. */
export const EditsDate: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Due Date of Shipped$/ }));
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(args.onSaveDate).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Shipped' }),
        'planned',
        expect.stringMatching(/^2026-12-05T11:00:00/),
        model.timestampBase64,
      ),
    );
  },
};

/** In every column the whole editor is seen, with both of its buttons. */
export const WholeEditors: Story = {
  tags: ['no-visual'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '38rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    for (const label of ['Due Date of Shipped', 'Actual Date of Shipped']) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Edit ${label}$`) }));
      await expect(await canvas.findByRole('spinbutton', { name: /day/ })).toBeVisible();
      const [editor, whole] = [canvas.getByRole('group', { name: `Edit ${label}` }), table].map((element) =>
        element.getBoundingClientRect(),
      );
      await expect(editor?.left).toBeGreaterThanOrEqual(whole?.left ?? 0);
      await expect(editor?.right).toBeLessThanOrEqual(whole?.right ?? 0);
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** Dates set by hand are marked, and the lock in the head gives them all up (F41). */
export const SetByHand: Story = {
  args: { model: withLock },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Set by hand' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock milestones' }));
    await expect(args.onUnlock).toHaveBeenCalledTimes(1);
  },
};

/** A date of a far zone would be another one without it: beside the lock it is whole, on two lines where it is narrow (F44). */
export const LockedInFarZone: Story = {
  tags: ['no-visual'],
  args: {
    model: {
      ...withLock,
      milestones: withLock.milestones.map((milestone) => ({ ...milestone, timezone: 'Asia/Kolkata' })),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '38rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const lock = await canvas.findByRole('img', { name: 'Set by hand' });
    const zone = within(canvas.getByRole('button', { name: /Edit Due Date of Shipped$/ })).getByText(
      'GMT+5:30',
    );
    const [text, cell] = [zone.closest('button'), zone.closest('td')].map((box) =>
      box?.getBoundingClientRect(),
    );
    await expect(zone.getBoundingClientRect().right).toBeLessThanOrEqual(text?.right ?? 0);
    await expect(zone.getBoundingClientRect().right).toBeLessThanOrEqual(lock.getBoundingClientRect().left);
    await expect(lock.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
  },
};

const whySession = 'The design session is then; unlocking does not move it.';

/** The date of a design session stays when milestones are unlocked; its mark says why (decision 019). */
export const AtItsSession: Story = {
  args: {
    model: {
      ...model,
      milestones: model.milestones.map((milestone, place) =>
        place === 1
          ? {
              ...milestone,
              isLocked: true,
              facts: [{ kind: 'Lock', text: whySession, date: null, days: null, recordId: null }],
            }
          : milestone,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: whySession })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unlock milestones' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { model: { ...withLock, canManageFulfilmentPlan: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit|Unlock|Lead Time|Re-schedule/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Why this date? Shipped' })).toBeVisible();
  },
};

/** A terminated plan keeps its dates. */
export const Terminated: Story = {
  args: { closedReason: 'The plan is terminated.' },
  play: async ({ canvas }) => {
    const date = canvas.getByRole('button', { name: /Edit Due Date of Shipped$/ });
    await userEvent.hover(date);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The plan is terminated.');
  },
};

/** What has happened is not planned any more; when it happened may still be mended (F40). */
export const Completed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /Edit Due Date of File Uploaded$/ }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The milestone has happened; its due date stays as it was planned.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Edit Actual Date of File Uploaded$/ }));
    await expect(await canvas.findByRole('spinbutton', { name: /day/ })).toBeVisible();
  },
};

/** Other places, other clocks: the zone becomes a tag, on both dates (F44). */
export const OtherZones: Story = {
  args: {
    model: {
      ...model,
      milestones: model.milestones.map((milestone, index) => ({
        ...milestone,
        timezone: ['Asia/Tokyo', 'America/Detroit', 'Europe/Warsaw'][index % 3] ?? 'UTC',
      })),
    },
  },
  play: async ({ canvas }) => {
    const due = (name: string) =>
      canvas.getByRole('button', { name: new RegExp(`Edit Due Date of ${name}$`) });
    await expect(due('Request Received')).toHaveTextContent(/02\/11\/2026 17:15.*GMT\+9/);
    await expect(due('File Uploaded')).toHaveTextContent(/04\/11\/2026 10:00/);
    await expect(due('Design Session')).toHaveTextContent(/12\/11\/2026 14:00/);
    const actual = (name: string) =>
      canvas.getByRole('button', { name: new RegExp(`Edit Actual Date of ${name}$`) });
    await expect(actual('Request Received')).toHaveTextContent(/02\/11\/2026 17:15.*GMT\+9/);
    await expect(actual('File Uploaded')).toHaveTextContent(/GMT-5/);
    // The reader's own zone stands once in the row.
    await expect(actual('Design Session')).not.toHaveTextContent(/CET/);
  },
};

/** The clock was changed between due and actual date: both say their zone, whole, as wide as beside the facts at 1400 px. */
export const ClockChanged: Story = {
  args: {
    model: {
      ...model,
      milestones: model.milestones.map((milestone) => ({
        ...milestone,
        timezone: 'America/Detroit',
        plannedDate: '2026-10-15T16:00:00Z',
        actualDate: '2026-11-25T21:45:00Z',
      })),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '41.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [actual] = canvas.getAllByText(/25\/11\/2026 16:45/);
    await expect(actual).toHaveTextContent(/GMT-5/);
    const text = actual?.parentElement;
    await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    // "Out Of Manufacturing" breaks between its words.
    const name = canvas.getByRole('rowheader', { name: 'Out Of Manufacturing' });
    await expect(name.getBoundingClientRect().height).toBeLessThan(3 * 20);
  },
};

export const Empty: Story = { args: { model: { ...model, milestones: [] } } };

export const Locked: Story = { args: { isLocked: true } };

const inFrame = (inlineSize: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];
const muchLater = '2027-03-31T09:00:00Z';

/** Nothing is out of sight, and what a state says does not lie under the question beside it. */
const seenWhole: NonNullable<Story['play']> = async ({ canvas }) => {
  const table = canvas.getByRole('table');
  await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  for (const why of canvas.getAllByRole('button', { name: /^Why this date/ })) {
    const state = why.closest('tr')?.querySelector('[data-status]');
    const [mark, button, whole] = [state, why, table].map((element) => element?.getBoundingClientRect());
    await expect(mark?.right).toBeLessThanOrEqual(button?.left ?? 0);
    await expect(button?.right).toBeLessThanOrEqual((whole?.right ?? 0) - 4);
  }
};

/** In a window of 1000 px, in the letters for gloves, and months late. */
export const ForGloves: Story = {
  args: { now: muchLater },
  globals: { density: 'floor' },
  decorators: inFrame('45rem'),
  play: seenWhole,
};

/** As wide as beside the facts at 1400 px, months late. */
export const MonthsLate: Story = {
  args: { now: muchLater },
  decorators: inFrame('41.5rem'),
  play: seenWhole,
};

export const Narrow: Story = {
  args: { model: withLock },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Long names and warnings break; the dates keep their places. */
export const LongTexts: Story = {
  args: {
    model: {
      ...withLock,
      milestones: withLock.milestones.map((milestone) => ({
        ...milestone,
        name: `${milestone.name} with the approval of the distribution center`,
      })),
    },
  },
};
