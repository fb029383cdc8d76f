import type { FocusEvent } from 'react';
import type { Key } from 'react-aria-components/Select';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker, DateTimePicker } from '../Date/DatePicker.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea, TextField } from '../TextField/TextField.tsx';
import type {
  BooleanKind,
  ChoiceKind,
  ChoicesKind,
  DateKind,
  InstantKind,
  NumberKind,
  TextKind,
} from './field-kind.ts';

/** What every kind of field takes beside its value. */
export interface FieldOfKindFrame extends FieldProps {
  /**
   * In a `form`, which is saved later (default), yes or no is a checkbox, or two radio buttons where it has to be answered;
   * in `place` of the value, saved by itself, a switch. The other kinds look the same.
   */
  look?: 'form' | 'place';
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Marks the field where its caller says elsewhere what is wrong. */
  isInvalid?: boolean;
  /** Takes the focus when it appears; radio buttons and several choices do not. */
  autoFocus?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: (element: unknown) => void;
}

type Held<Kind, V, Next = V> = FieldOfKindFrame & Kind & { value: V; onChange: (value: Next) => void };
/** What is typed as one text can be chosen whole when the field gets the focus. */
type Typed = { onFocus?: (event: FocusEvent) => void };

type TextOfKind = Held<TextKind, string> & Typed;
type NumberOfKind = Held<NumberKind, number | null> & Typed;
type DateOfKind = Held<DateKind, string | null>;
type InstantOfKind = Held<InstantKind, string | null>;
type BooleanOfKind = Held<BooleanKind, boolean | null, boolean>;
type ChoiceOfKind<K extends Key> = Held<ChoiceKind<K>, K | null>;
type ChoicesOfKind<K extends Key> = Held<ChoicesKind<K>, readonly K[]>;

/** A kind with its limits, its value and the frame; `null` is empty, for a text it is `''`. */
export type FieldOfKindProps<K extends Key = Key> =
  TextOfKind | NumberOfKind | DateOfKind | InstantOfKind | BooleanOfKind | ChoiceOfKind<K> | ChoicesOfKind<K>;

type Bare<P> = Omit<P, 'kind' | 'look'>;

/** What the field itself takes: its kind has been seen to. */
const bare = <P extends Pick<FieldOfKindProps, 'kind' | 'look'>>(props: P): Bare<P> => {
  const { kind: _, look: _look, ...rest } = props;
  return rest;
};

/** The field that fits what is to be entered: the same one in place of a value, in a dialog and in a filter. */
export const FieldOfKind = <K extends Key = Key>(props: FieldOfKindProps<K>) => {
  switch (props.kind) {
    case 'text':
      return <TextOfKind {...bare(props)} />;
    case 'number':
      return <NumberOfKind {...bare(props)} />;
    case 'date':
      return <DatePicker {...bare(props)} />;
    case 'instant': {
      const { timeZone, ...rest } = bare(props);
      return <DateTimePicker {...rest} {...(timeZone !== undefined && { timeZone })} />;
    }
    case 'boolean':
      return <BooleanOfKind {...bare(props)} isInPlace={props.look === 'place'} />;
    case 'choice': {
      const { isSearched = false, isClearable = false, ...rest } = bare(props);
      return isSearched ? <ComboBox<K> {...rest} /> : <Select<K> {...rest} isClearable={isClearable} />;
    }
    case 'choices':
      return <MultiSelect<K> {...bare(props)} />;
  }
};

const TextOfKind = ({ rows, ...rest }: Bare<TextOfKind>) =>
  rows === undefined ? <TextField {...rest} /> : <TextArea {...rest} rows={rows} />;

const NumberOfKind = ({ min, max, isGrouped = true, ...rest }: Bare<NumberOfKind>) => (
  <NumberField
    {...rest}
    {...(min !== undefined && { minValue: min })}
    {...(max !== undefined && { maxValue: max })}
    {...(!isGrouped && { formatOptions: { useGrouping: false } })}
    commitBehavior="validate"
  />
);

/** Whether it is a switch, a checkbox or two radio buttons follows from when it is saved and whether it must be answered. */
const BooleanOfKind = ({ isInPlace, ...rest }: Bare<BooleanOfKind> & { isInPlace: boolean }) => {
  const { label, value, onChange, isDisabled = false, isReadOnly = false, autoFocus = false } = rest;
  const toggle = { isSelected: value === true, onChange, isDisabled, isReadOnly, autoFocus };
  if (isInPlace) return <Switch {...toggle} aria-label={label} />;
  return rest.isRequired === true ? <YesOrNo {...rest} /> : <Checkbox {...toggle}>{label}</Checkbox>;
};

const YesOrNo = ({ value, onChange, ...rest }: Bare<BooleanOfKind>) => {
  const texts = useTexts();
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      options={[
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
};
