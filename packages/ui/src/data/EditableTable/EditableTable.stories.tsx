import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField } from '../../fields/NumberField/NumberField.tsx';
import { InlineEdit } from '../../flow/InlineEdit/InlineEdit.tsx';
import { DateTime } from '../../primitives/DateTime/DateTime.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { EditableTable, type EditableColumn } from './EditableTable.tsx';

interface Step {
  readonly id: number;
  readonly name: string;
  readonly due: string;
  readonly days: number;
  readonly isDone: boolean;
}

const steps: readonly Step[] = [
  { id: 1, name: 'Request received', due: '2026-11-02T08:15:00Z', days: 0, isDone: true },
  { id: 5, name: 'Manufacturing', due: '2026-11-26T07:00:00Z', days: 3, isDone: false },
  { id: 7, name: 'Shipped', due: '2026-12-04T11:00:00Z', days: 1, isDone: false },
];

const Days = ({ step }: { readonly step: Step }) => {
  const [days, setDays] = useState<number | null>(step.days);
  return <NumberField label={`Days of ${step.name}`} isLabelHidden value={days} onChange={setDays} isWhole />;
};

const columns: readonly EditableColumn<Step>[] = [
  { id: 'name', header: 'Step', cell: ({ name }) => name, isRowHeader: true },
  { id: 'state', header: 'State', cell: ({ isDone }) => (isDone ? 'Done' : 'Open'), width: '6rem' },
  { id: 'days', header: 'Days', cell: (step) => <Days step={step} />, width: '8rem' },
];

const boxed: readonly EditableColumn<Step>[] = [
  { id: 'name', header: 'Step', cell: ({ name }) => name, isRowHeader: true, width: '10rem' },
  {
    id: 'due',
    header: 'Due date',
    // With the room of a frame of 44rem, as wide as it is of use.
    width: 'clamp(14rem, 100cqi - 26rem, 18rem)',
    cell: ({ name, due }) => (
      <InlineEdit
        kind="instant"
        width="overlay"
        label={`Due date of ${name}`}
        value={due}
        timeZone="UTC"
        display={<DateTime value={due} timeZone="UTC" />}
        onSave={() => Promise.resolve()}
      />
    ),
  },
  {
    id: 'state',
    header: 'State',
    align: 'end',
    cell: ({ isDone }) => (
      <StatusMark status={isDone ? 'done' : 'progress'}>{isDone ? 'Done' : 'Open'}</StatusMark>
    ),
  },
];

const meta = {
  title: 'Components/Data/EditableTable',
  component: EditableTable<Step>,
  args: { label: 'Steps', columns, rows: steps, getRowKey: ({ id }) => id },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EditableTable<Step>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a dialog: fields in the cells, each row named by its first one. */
export const Default: Story = {
  tags: ['visual-compact'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Steps' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Step', 'State', 'Days']);
    await expect(within(table).getByRole('rowheader', { name: 'Shipped' })).toBeVisible();
  },
};

/** Tab goes from field to field; what is typed stays in its row. */
export const EditedByKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}12{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Days of Manufacturing' })).toHaveValue('12');
    await expect(canvas.getByRole('textbox', { name: 'Days of Shipped' })).toHaveValue('1');
  },
};

/** On a page: widths are given, so that nothing moves when a value is edited. */
export const Boxed: Story = {
  args: { look: 'boxed', columns: boxed, minWidth: '36rem' },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'State' });
    await expect(getComputedStyle(head).textAlign).toBe('end');
  },
};

/** An open editor changes neither the height of its row nor the place of a column. */
export const NothingMoves: Story = {
  tags: ['no-visual'],
  args: { look: 'boxed', columns: boxed, minWidth: '36rem' },
  play: async ({ canvas }) => {
    const places = () =>
      canvas.getAllByRole('row').flatMap((row) => {
        const { top, height } = row.getBoundingClientRect();
        return [top, height];
      });
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left);
    const before = [...places(), ...heads()];
    await userEvent.click(canvas.getByRole('button', { name: /Edit Due date of Shipped/ }));
    await canvas.findByRole('spinbutton', { name: /day/ });
    await expect([...places(), ...heads()]).toEqual(before);
  },
};

/** Where there is less room than the columns need, the table is scrolled in its frame, with a shadow where it is cut. */
export const BoxedNarrow: Story = {
  args: { look: 'boxed', columns: boxed, minWidth: '36rem' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const many: readonly Step[] = Array.from({ length: 40 }, (_, place) => ({
  ...(steps[place % steps.length] as Step),
  id: place,
  name: `26-10${400 + place}`,
}));

/** Many rows in a dialog are scrolled by themselves, also by keys; the caption says which they are. */
export const Scrolling: Story = {
  args: {
    look: 'scrolling',
    label: 'Plans that move',
    caption: 'The first 40 of 112 plans that move',
    rows: many,
    columns: [
      {
        id: 'name',
        header: 'Plan',
        cell: ({ name }) => <Link href={`/plans/${name}`}>{name}</Link>,
        isRowHeader: true,
      },
      {
        id: 'due',
        header: 'Due date',
        cell: ({ due }) => <DateTime value={due} dateStyle="date" timeZone="UTC" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Plans that move' });
    await expect(
      within(group).getByRole('table', { name: 'The first 40 of 112 plans that move' }),
    ).toBeVisible();
    await expect(group.scrollHeight).toBeGreaterThan(group.clientHeight);
    await userEvent.tab();
    await expect(group).toHaveFocus();
  },
};

export const Empty: Story = { args: { rows: [] }, tags: ['unseen'] };

/** A long name breaks; fields keep their places. */
export const LongText: Story = {
  args: {
    rows: steps.map((step) => ({
      ...step,
      name: `${step.name} with the approval of the distribution centre and of whoever asked for it`,
    })),
  },
};

/** Columns begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { look: 'boxed', columns: boxed, minWidth: '36rem' },
  play: async ({ canvas }) => {
    const [first, last] = canvas
      .getAllByRole('columnheader')
      .map((head) => head.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(last ?? 0);
  },
};
