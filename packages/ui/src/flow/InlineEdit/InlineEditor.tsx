import type { FocusEvent } from 'react';
import type { Key } from 'react-aria-components/Select';
import { DatePicker, DateTimePicker } from '../../fields/Date/DatePicker.tsx';
import { NumberField } from '../../fields/NumberField/NumberField.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { type InlineEditProps, limitsOf } from './inline-edit.ts';

/** A draft of the edit's value, and who is told of the next. */
export interface InlineEditorProps<K extends Key> {
  edit: InlineEditProps<K>;
  draft: unknown;
  /** Takes a new draft. */
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  isInvalid: boolean;
}

/** What is typed takes the place of what was there. */
const selectAll = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement) target.select();
};

/** The field that fits the kind of value. The draft has the type of the edit's own value. */
export const InlineEditor = <K extends Key>({
  edit,
  draft,
  onChange,
  isDisabled,
  isInvalid,
}: InlineEditorProps<K>) => {
  const common = { label: edit.label, isLabelHidden: true, isDisabled, autoFocus: true, isInvalid };
  switch (edit.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          value={(draft as string | null) ?? ''}
          onChange={(text) => onChange(text === '' ? null : text)}
          onFocus={selectAll}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          // Closed, it would lose the focus, and a field that does takes back the number that it had when it got it.
          isDisabled={false}
          isReadOnly={isDisabled}
          value={draft as number | null}
          onChange={onChange}
          minValue={limitsOf(edit).min}
          maxValue={limitsOf(edit).max}
          // A number out of its limits is refused by its edit, not made another one while it is saved.
          commitBehavior="validate"
          onFocus={selectAll}
          // The edit itself says what is wrong, over what stands below.
          formatOptions={{ useGrouping: false }}
        />
      );
    case 'select':
      return (
        <Select<K>
          {...common}
          options={edit.options}
          value={draft as K | null}
          onChange={onChange}
          isClearable={edit.isRequired !== true}
        />
      );
    case 'date':
      return (
        <DatePicker
          {...common}
          value={draft as string | null}
          onChange={onChange}
          {...(edit.min === undefined ? {} : { min: edit.min })}
          {...(edit.max === undefined ? {} : { max: edit.max })}
        />
      );
    case 'date-time':
      return (
        <DateTimePicker
          {...common}
          value={draft as string | null}
          onChange={onChange}
          {...(edit.timeZone === undefined ? {} : { timeZone: edit.timeZone })}
        />
      );
    case 'switch':
      return (
        <Switch
          aria-label={edit.label}
          autoFocus
          isDisabled={isDisabled}
          isSelected={draft as boolean}
          onChange={onChange}
        />
      );
  }
};
