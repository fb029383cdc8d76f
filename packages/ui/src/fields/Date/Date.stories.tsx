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
  return <DateTimePicker label="Surgery" {...props} value={value} onChange={setValue} />;
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
export const CalendarSheetOpen: Story = { ...Open };

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
