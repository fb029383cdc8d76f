import { useState } from 'react';
import { fn } from 'storybook/test';
import { FieldOfKind, type FieldOfKindProps } from './FieldOfKind.tsx';

/** Told each change. */
export const changed = fn<(value: unknown) => void>();

/** Holds the value, as a form would; for stories. */
export const Held = (props: FieldOfKindProps<string>) => {
  const [value, setValue] = useState<unknown>(props.value);
  const onChange = (next: unknown) => {
    setValue(next);
    changed(next);
  };
  return <FieldOfKind<string> {...({ ...props, value, onChange } as FieldOfKindProps<string>)} />;
};

const centres = [
  { id: 'de', name: 'Germany' },
  { id: 'nl', name: 'Netherlands' },
];

/** What a sample says of a field; the holder hears its changes. */
const heard = () => undefined;

export const text: FieldOfKindProps<string> = {
  kind: 'text',
  label: 'Case number',
  value: 'CN-4711',
  onChange: heard,
};
export const lines: FieldOfKindProps<string> = {
  ...text,
  label: 'Remark',
  rows: 3,
  value: 'Moved by one day.',
};
export const number: FieldOfKindProps<string> = {
  kind: 'number',
  label: 'Quantity',
  min: 1,
  max: 9999,
  value: 1200,
  onChange: heard,
};
export const date: FieldOfKindProps<string> = {
  kind: 'date',
  label: 'Delivery',
  value: '2026-03-12',
  onChange: heard,
};
export const instant: FieldOfKindProps<string> = {
  kind: 'instant',
  label: 'Surgery',
  timeZone: 'Europe/Berlin',
  value: '2026-03-12T08:00:00Z',
  onChange: heard,
};
export const yesOrNo: FieldOfKindProps<string> = {
  kind: 'boolean',
  label: 'Hot',
  value: false,
  onChange: heard,
};
export const choice: FieldOfKindProps<string> = {
  kind: 'choice',
  label: 'Centre',
  options: centres,
  value: 'de',
  onChange: heard,
};
export const choices: FieldOfKindProps<string> = {
  kind: 'choices',
  label: 'Regions',
  options: centres,
  value: ['de', 'nl'],
  onChange: heard,
};
