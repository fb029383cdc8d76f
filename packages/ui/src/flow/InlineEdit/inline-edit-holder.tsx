import { useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import { fn } from 'storybook/test';
import { InlineEdit } from './InlineEdit.tsx';
import type { InlineEditProps } from './inline-edit.ts';

/** Notes what is saved, and agrees unless a story says otherwise. */
export const saved = fn<(value: unknown) => Promise<boolean | void>>(() => Promise.resolve());

/** Holds the value, as a query cache would; for stories. */
export const Holder = (edit: InlineEditProps) => {
  const [value, setValue] = useState<unknown>(edit.value);
  const onSave = async (next: unknown) => {
    const answer = await saved(next);
    if (answer !== false) setValue(next);
    return answer;
  };
  return <InlineEdit<Key> {...({ ...edit, value, onSave } as InlineEditProps)} />;
};

/** For stories whose saving the holder notes. */
export const later = () => Promise.resolve();

export const caseNumber: InlineEditProps = {
  kind: 'text',
  label: 'Case number',
  value: 'CN-4711',
  onSave: later,
};

export const centres = [
  { id: 'de', name: 'Germany' },
  { id: 'nl', name: 'Netherlands' },
];

/** Saving begins anew with each story. */
export const forgetSaved = () => {
  saved.mockReset();
  saved.mockImplementation(() => Promise.resolve());
};
