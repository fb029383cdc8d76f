import { exampleOf } from '@crt/api-client/mocks';
import { getPlanChanges } from '@crt/api-client/main/plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlanChangesTable } from './PlanChangesTable.tsx';

const changes = exampleOf(getPlanChanges);
const [pattern] = changes;
if (!pattern) throw new Error('The example of getPlanChanges has no row.');

const meta = {
  title: 'Widgets/Plans/PlanChangesTable',
  component: PlanChangesTable,
  args: { changes, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanChangesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who changed what and when, in columns that keep their widths; nobody's change is the system's (F46). */
export const Default: Story = {
  play: async ({ canvas }) => {
    // Date and time stand whole on one line; the head says their zone.
    const [time] = canvas.getAllByText(/10:30$/);
    await expect(time).toHaveTextContent(/^\d\d\/\d\d\/2026 10:30$/);
    await expect(time?.getClientRects()).toHaveLength(1);
    const cell = time?.closest('[role="gridcell"]');
    await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    await expect(canvas.getByText('HMEY')).toBeVisible();
    await expect(canvas.getByText('System')).toBeVisible();
    // What scheduling moved because of it stands below the change, and says only how it came about.
    const below = canvas.getByRole('row', { name: /^Shipped Due Date/ });
    await expect(below).toHaveTextContent('04/12/2026 12:00 CETScheduling');
    await expect(canvas.getByRole('row', { name: /^2 changes/ })).toHaveTextContent('10:30HMEYScreen');
    const width = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().width;
    await expect([width('Date (Warsaw)'), width('User')]).toEqual([150, 80]);
  },
};

/** By keyboard, too: the arrow keys come to the symbol and the name stands beside it (F70). */
export const NameBehindSymbol: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('HMEY')).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Hanna Meyer');
    await expect(canvas.getByText('HMEY')).toHaveAccessibleDescription('Hanna Meyer');
  },
};

/** Instants among the values are told in the viewer's zone, with its name; days and other texts stay. */
export const ValuesWithTime: Story = {
  args: {
    changes: [
      { ...pattern, field: 'Design Session', oldValue: null, newValue: '2026-11-03T17:00:00.000Z' },
      { ...pattern, field: 'File Uploaded', oldValue: '2026-06-30T22:30:00Z', newValue: '02/07/2026' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('03/11/2026 18:00 CET')).toBeVisible();
    await expect(canvas.getByText('01/07/2026 00:30 CEST')).toBeVisible();
    await expect(canvas.getByText('02/07/2026')).toBeVisible();
    await expect(canvas.queryByText(/T\d\d:/)).toBeNull();
  },
};

/** What was done on the floor stands among them: of what, what happened and how it is then, with what it moved (H3). */
export const StepOfJob: Story = {
  tags: ['no-visual'],
  args: {
    changes: [
      {
        ...pattern,
        field: 'Job Step',
        oldValue: 'Milling In Progress (44-5010, PEEK Machining)',
        newValue: 'Milling Completed, Deburring Pending (44-5010, PEEK Machining)',
        batchId: 'done',
      },
      { ...pattern, field: 'Shipped Due Date', source: 'scheduler', batchId: 'done' },
      {
        ...pattern,
        field: 'Rework',
        oldValue: 'Milling Pending (rework of 44-5010, PEEK Machining)',
        newValue: 'Rework of 44-5010 (PEEK Machining) removed',
        batchId: 'undo',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^2 changes/ })).toHaveTextContent('HMEYScreen');
    await expect(canvas.getByRole('row', { name: /^Job Step/ })).toHaveTextContent(
      'Milling In Progress (44-5010, PEEK Machining)Milling Completed, Deburring Pending',
    );
    await expect(canvas.getByRole('row', { name: /^Rework/ })).toHaveTextContent('removed');
  },
};

const moved = (field: string, source: typeof pattern.source, batchId: string) => ({
  ...pattern,
  field,
  source,
  batchId,
  oldValue: '2026-11-21T15:00:00Z',
  newValue: '2026-11-24T15:00:00Z',
});

/**
 * What one action changed stands together below a head that says when, by whom and how, also where the rows were written
 * a millisecond apart: first the cause, then what followed. In another order each row says all of it.
 */
export const OneAction: Story = {
  tags: ['visual'],
  args: {
    changes: [
      { ...moved('Request Status', 'screen', 'resume'), oldValue: 'On Hold', newValue: 'Manufacturing' },
      {
        ...moved('Manufacturing Finished Due Date', 'scheduler', 'resume'),
        time: '2026-11-20T09:30:00.001Z',
      },
      moved('Shipped Due Date', 'scheduler', 'resume'),
      moved('Arrived Due Date', 'scheduler', 'resume'),
      moved('Manufacturing Started Due Date', 'bulk', 'recalculation'),
      { ...moved('Order Number', 'import', 'import'), oldValue: null, newValue: 'SO-440412' },
    ],
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    await expect(names().slice(1, 4)).toEqual([
      '4 changes',
      'Request Status',
      'Manufacturing Finished Due Date',
    ]);
    await expect(canvas.getAllByText('HMEY')).toHaveLength(3);
    await expect(canvas.getAllByText('Scheduling')).toHaveLength(3);
  },
};

/** Names of fields and instants with their zone are read whole in the narrowest place. */
export const WholeValues: Story = {
  tags: ['no-visual'],
  args: {
    changes: [
      {
        ...pattern,
        field: 'Data Available Actual Date',
        oldValue: '21/11/2026 16:00 GMT+5:30',
        newValue: '22/11/2026 11:43 GMT+5:30',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flex: 'none', inlineSize: 660 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of [/^Data Available/, /^21\/11\/2026/, /^22\/11\/2026/]) {
      const value = canvas.getByText(text);
      await expect(value.scrollHeight).toBeLessThanOrEqual(value.clientHeight);
    }
  },
};

const longText = 'Sterilisation moved by one day because the autoclave is being serviced. '.repeat(6).trim();

/** A long value has three lines in its cell: the row grows with it, the table does not. */
export const LongText: Story = {
  args: { changes: [{ ...pattern, field: 'Comment', oldValue: null, newValue: longText }, ...changes] },
  play: async ({ canvas }) => {
    const cell = canvas.getByText(longText);
    const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
    await expect(Math.round(cell.getBoundingClientRect().height / line)).toBe(3);
    const heights = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeGreaterThan(60);
  },
};

export const Loading: Story = {
  args: { changes: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No changes yet')).toBeNull();
  },
};

export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { changes: [], error: 'The changes could not be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The changes could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
