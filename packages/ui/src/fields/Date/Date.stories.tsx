import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { DateField, DatePicker, DateTimePicker, type DateTimePickerProps } from './DatePicker.tsx';
import { type DateRange, DateRangePicker } from './DateRangePicker.tsx';
import { TimeField } from './TimeField.tsx';

const changed = fn();

const Day = (props: Partial<DateTimePickerProps>) => {
  const [value, setValue] = useState<string | null>('2026-03-12');
  return (
    <DatePicker
      label="Delivery date"
      {...props}
      value={value}
      onChange={(next) => (setValue(next), changed(next))}
    />
  );
};

const Range = () => {
  const [value, setValue] = useState<DateRange | null>({ start: '2026-03-12', end: '2026-04-03' });
  return (
    <DateRangePicker
      label="Planned between"
      value={value}
      onChange={(next) => (setValue(next), changed(next))}
    />
  );
};

const Instant = (props: Partial<DateTimePickerProps>) => {
  const [value, setValue] = useState<string | null>('2026-03-12T08:00:00Z');
  return (
    <DateTimePicker
      label="Surgery"
      {...props}
      value={value}
      onChange={(next) => (setValue(next), changed(next))}
    />
  );
};

const meta = {
  title: 'Components/Fields/Dates',
  component: DatePicker,
  args: { label: 'Delivery date', value: '2026-03-12', onChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const All = () => (
  <Columns>
    <Day />
    <DatePicker label="Empty" value={null} onChange={changed} />
    <DateField label="Typed only" value="2026-03-12" onChange={changed} />
    <Instant />
    <Instant label="In another zone" timeZone="America/New_York" />
    <Range />
    <TimeField label="Cut-off" value="14:30" onChange={changed} />
    <DatePicker label="Read only" value="2026-03-12" onChange={changed} isReadOnly />
    <DatePicker label="Invalid" value="2026-03-12" onChange={changed} errorMessage="The day is a holiday" />
    <DatePicker label="Disabled" value="2026-03-12" onChange={changed} isDisabled />
  </Columns>
);

export const Kinds: Story = { render: () => <All /> };

export const Open: Story = {
  render: () => <Day />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar|Delivery/ }));
    await shown(await within(document.body).findByRole('grid', { name: /March 2026/ }));
  },
};

/** The same under the name that it is known by. */
export const CalendarSheetOpen: Story = { ...Open, tags: ['no-visual'] };

/** The arrows go by days, Enter takes one. */
export const PickedByKeyboard: Story = {
  ...Open,
  tags: ['no-visual'],
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(changed).toHaveBeenCalledWith('2026-03-13');
  },
};

export const RangeOpen: Story = {
  render: () => <Range />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar|Planned/ }));
    await expect(await within(document.body).findAllByRole('grid')).toHaveLength(2);
  },
};

const Quarter = () => {
  const [value, setValue] = useState<string | null>('08:45');
  return (
    <TimeField label="Cut-off" step={15} value={value} onChange={(next) => (setValue(next), changed(next))} />
  );
};

/** Arrows go by the step, over the hour too; what is typed beside it moves to the nearest when one leaves. */
export const TimeInSteps: Story = {
  render: () => <Quarter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(changed).toHaveBeenLastCalledWith('09:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(changed).toHaveBeenLastCalledWith('08:45');
    await userEvent.keyboard('38{Tab}');
    await expect(changed).toHaveBeenLastCalledWith('08:45');
    await expect(canvas.getByRole('spinbutton', { name: /minute/ })).toHaveTextContent('45');
  },
};

/** A Delete empties a part; a date with an empty part is none. */
export const Cleared: Story = {
  render: () => <Day />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('dd');
  },
};

const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.paste(text);
};

const type = async (field: HTMLElement, text: string) => {
  await userEvent.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(text);
};

const shownIn = (field: HTMLElement) =>
  within(field)
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/');

/** What is typed in one go is read as a whole, like a pasted text, whatever its digits would make of the parts. */
export const TypedInOneGo: Story = {
  tags: ['no-visual'],
  render: () => <Day />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Delivery date/ });
    const texts = ['2027-03-05', '20270305', '5 Mar 2027', '5 March 2027', 'March 5, 2027', '2027/3/5'];
    for (const text of [...texts, '05032027', '5/3/27', '05.03.2027', '5 3 2027', '05/03/2027 8:30']) {
      await type(field, '1.1.2026');
      await expect(changed).toHaveBeenLastCalledWith('2026-01-01');
      await type(field, text);
      await expect(changed).toHaveBeenLastCalledWith('2027-03-05');
      await userEvent.tab();
      await expect(shownIn(field)).toBe('05/03/2027');
      await expect(within(field).getAllByRole('spinbutton')[0]).toBeValid();
    }
    await type(field, '1/3/27');
    await expect(changed).toHaveBeenLastCalledWith('2027-03-01');
  },
};

/** A whole text that is no existing date stays in the parts as it was typed, is marked, and is no other date. */
export const NoSuchDayTyped: Story = {
  tags: ['no-visual'],
  render: () => <Day />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Delivery date/ });
    const texts: [typed: string, shown: string][] = [
      ['32/01/2027', '32/01/2027'],
      ['32012027', '32/01/2027'],
      ['01/13/2027', '01/13/2027'],
      ['0/1/2027', '00/01/2027'],
      ['29/02/2027', '29/02/2027'],
      ['2027-02-30', '30/02/2027'],
      ['30 Feb 2027', '30/02/2027'],
    ];
    for (const [text, parts] of texts) {
      await type(field, '1.1.2026');
      await type(field, text);
      await expect(changed).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByText(`“${parts}” does not exist in the calendar`)).toBeVisible();
      await userEvent.tab();
      await expect(shownIn(field)).toBe(parts);
      await expect(changed).toHaveBeenLastCalledWith(null);
    }
  },
};

/** What never becomes a date is refused when it is left, and the date that was there stays. Taking it back is no refusal. */
export const Unfinished: Story = {
  tags: ['no-visual'],
  render: () => <Day />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Delivery date/ });
    for (const text of ['2027-03', '5 Mar', 'soon', '050320271', '20271305']) {
      await type(field, text);
      await expect(changed).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByText(/is not a date/)).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByText(`“${text}” is not a date`)).toBeVisible();
      await expect(shownIn(field)).toBe('12/03/2026');
      await expect(changed).toHaveBeenLastCalledWith('2026-03-12');
    }
    await type(field, '2027-03{Backspace}{Backspace}');
    await expect(canvas.queryByText(/is not a date/)).toBeNull();
    await type(field, '5/3/2028');
    await expect(changed).toHaveBeenLastCalledWith('2028-03-05');
  },
};

/** A day and a time in one go; a day alone keeps the time that is there. */
export const InstantTyped: Story = {
  tags: ['no-visual'],
  render: () => <Instant timeZone="Europe/Warsaw" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Surgery/ });
    for (const text of ['2026-11-24 08:30', '24/11/2026 8:30', '202611240830', '24 Nov 2026 8:30 am']) {
      await type(field, '1.1.2026');
      await type(field, text);
      await expect(changed).toHaveBeenLastCalledWith('2026-11-24T07:30:00.000Z');
    }
    await type(field, '2026-12-01');
    await expect(changed).toHaveBeenLastCalledWith('2026-12-01T07:30:00.000Z');
    await type(field, '32/01/2027');
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText(/“32\/01\/2027.*” does not exist in the calendar/)).toBeVisible();
  },
};

/** Each end of a range is typed in a go of its own; a full year leads on to the second. */
export const RangeTyped: Story = {
  tags: ['no-visual'],
  render: () => <Range />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('spinbutton', { name: /day.*start/i });
    const [last] = canvas.getAllByRole('spinbutton', { name: /day.*end/i });
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('1/5/20268/6/2026');
    await expect(changed).toHaveBeenLastCalledWith({ start: '2026-05-01', end: '2026-06-08' });
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('20260305');
    await expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-05', end: '2026-06-08' });
    await userEvent.click(last as HTMLElement);
    await userEvent.keyboard('31/06/2026');
    await expect(changed).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('“31/06/2026” does not exist in the calendar')).toBeVisible();
  },
};

/** One pasted text fills the whole field; what cannot be read changes nothing, and is cited. */
export const Pasted: Story = {
  tags: ['no-visual'],
  render: () => <Day min="2026-01-01" max="2027-12-31" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Delivery date/ });
    await paste(field, '24.11.2026 08:30');
    await expect(changed).toHaveBeenLastCalledWith('2026-11-24');
    await paste(field, '2027-01-04T08:00:00Z');
    await expect(changed).toHaveBeenLastCalledWith('2027-01-04');
    await paste(field, '5 March 2027');
    await expect(changed).toHaveBeenLastCalledWith('2027-03-05');
    await paste(field, 'Mar 6, 2027');
    await expect(changed).toHaveBeenLastCalledWith('2027-03-06');
    changed.mockClear();
    await paste(field, '31/11/2026');
    await expect(canvas.getByText('“31/11/2026” does not exist in the calendar')).toBeVisible();
    await paste(field, 'next Tuesday');
    await expect(canvas.getByText('“next Tuesday” is not a date')).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    await paste(field, '24/11/25');
    await expect(canvas.getByText('The earliest day is 01/01/2026')).toBeVisible();
    await paste(field, '24/11/28');
    await expect(canvas.getByText('The latest day is 31/12/2027')).toBeVisible();
  },
};

/** A date with a time fills both; one with a zone is that instant, one without a time keeps the time that is there. */
export const InstantPasted: Story = {
  tags: ['no-visual'],
  render: () => <Instant timeZone="Europe/Warsaw" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Surgery/ });
    await paste(field, '24/11/2026 08:30');
    await expect(changed).toHaveBeenLastCalledWith('2026-11-24T07:30:00.000Z');
    await paste(field, '24/11/2026 12:00 GMT+5:30');
    await expect(changed).toHaveBeenLastCalledWith('2026-11-24T06:30:00.000Z');
    await paste(field, '1/12/26');
    await expect(changed).toHaveBeenLastCalledWith('2026-12-01T06:30:00.000Z');
    // The night in which clocks go forward.
    await paste(field, '29/03/2026 02:30');
    await expect(canvas.getByText('“29/03/2026 02:30” does not exist in the calendar')).toBeVisible();
  },
};

/** Each end of a range takes a text of its own. */
export const RangePasted: Story = {
  tags: ['no-visual'],
  render: () => <Range />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('spinbutton', { name: /start/i });
    const [last] = canvas.getAllByRole('spinbutton', { name: /end/i });
    await userEvent.click(first as HTMLElement);
    await userEvent.paste('1.5.26');
    await expect(changed).toHaveBeenLastCalledWith({ start: '2026-05-01', end: '2026-04-03' });
    await expect(canvas.getByText('Start date must be before end date.')).toBeVisible();
    await userEvent.click(last as HTMLElement);
    await userEvent.paste('2026-05-31');
    await expect(changed).toHaveBeenLastCalledWith({ start: '2026-05-01', end: '2026-05-31' });
  },
};

/** A time of day too; what is none changes nothing. */
export const TimePasted: Story = {
  tags: ['no-visual'],
  render: () => <Quarter />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: /Cut-off/ });
    await paste(field, '2:30 pm');
    await expect(changed).toHaveBeenLastCalledWith('14:30');
    changed.mockClear();
    await paste(field, 'noon');
    await expect(canvas.getByText('“noon” is not a time of day')).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};
