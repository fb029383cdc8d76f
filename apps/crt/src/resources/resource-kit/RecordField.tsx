import { Checkbox } from '@crt/ui/Checkbox';
import { ComboBox } from '@crt/ui/ComboBox';
import type { BoundField } from '@crt/ui/Form';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { NumberField } from '@crt/ui/NumberField';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { Select } from '@crt/ui/Select';
import { TextArea, TextField } from '@crt/ui/TextField';
import type { Choice, Draft, PlainField } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';

export interface RecordFieldProps {
  readonly field: PlainField;
  readonly bound: BoundField<Draft, string>;
  readonly choices: readonly Choice[];
  /** The dialog opens with its first field ready to type; a choice would open its list. */
  readonly hasFocus: boolean;
  /** Shown instead, where nothing can be entered any more. */
  readonly fixedText: string | undefined;
}

const yesNo = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const;

/** Beyond this a list is searched, not scrolled. */
const longList = 30;

/** One field of a record in its dialog, by its kind. */
export const RecordField = ({ field, bound, choices, hasFocus, fixedText }: RecordFieldProps) => {
  const { value, ...rest } = bound;
  const frame = { ...rest, label: field.label, isRequired: field.isOptional !== true };
  if (fixedText !== undefined) return <TextField label={field.label} value={fixedText} isReadOnly />;
  switch (field.kind) {
    case 'text': {
      const text = { ...frame, value: String(value ?? ''), autoFocus: hasFocus };
      return field.lines === undefined ? <TextField {...text} /> : <TextArea {...text} rows={field.lines} />;
    }
    case 'number': {
      const { min, max } = field;
      const limits = {
        ...(min !== undefined && { minValue: min }),
        ...(max !== undefined && { maxValue: max }),
      };
      return (
        <NumberField
          {...frame}
          {...limits}
          // What is out of its limits is refused and stays to be mended; it does not become another number.
          commitBehavior="validate"
          isWhole
          value={value as number | null}
          autoFocus={hasFocus}
        />
      );
    }
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={rest.onChange}>
          {field.label}
        </Checkbox>
      );
    case 'yesNo':
      return (
        <RadioGroup
          {...frame}
          orientation="horizontal"
          options={yesNo}
          value={value === null ? null : value === true ? 'yes' : 'no'}
          onChange={(answer) => rest.onChange(answer === 'yes')}
        />
      );
    case 'choices':
      return <MultiSelect<string | number> {...frame} options={choices} value={value as readonly number[]} />;
    case 'choice': {
      const Choices = choices.length > longList ? ComboBox<string | number> : Select<string | number>;
      const isClearable = field.isOptional === true;
      return (
        <Choices
          {...frame}
          options={choices}
          value={value as string | number | null}
          {...(isClearable && { isClearable })}
        />
      );
    }
  }
};
