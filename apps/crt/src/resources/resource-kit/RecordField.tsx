import { FieldOfKind, type FieldOfKindProps } from '@crt/ui/FieldOfKind';
import type { BoundField } from '@crt/ui/Form';
import { TextField } from '@crt/ui/TextField';
import type { Choice, Draft, PlainField } from './record-values.ts';

export interface RecordFieldProps {
  readonly field: PlainField;
  readonly bound: BoundField<Draft, string>;
  readonly choices: readonly Choice[];
  /** The dialog opens with its first field ready to type; a choice would open its list. */
  readonly hasFocus: boolean;
  /** Shown instead, where nothing can be entered any more. */
  readonly fixedText: string | undefined;
}

/** Beyond this a list is searched, not scrolled. */
const longList = 30;

/** What the field of a kind is told beside its value. */
function limitsOf({ kind, lines, min, max, isOptional = false }: PlainField, choices: readonly Choice[]) {
  switch (kind) {
    case 'text':
      return lines === undefined ? {} : { rows: lines };
    case 'number':
      return { isWhole: true, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    case 'choice':
      return { options: choices, isSearched: choices.length > longList, isClearable: isOptional };
    case 'choices':
      return { options: choices };
    default:
      return {};
  }
}

/** One field of a record in its dialog, by its kind. */
export const RecordField = ({ field, bound, choices, hasFocus, fixedText }: RecordFieldProps) => {
  if (fixedText !== undefined) return <TextField label={field.label} value={fixedText} isReadOnly />;
  const { kind, label, isOptional = false } = field;
  const entered = {
    ...bound,
    ...limitsOf(field, choices),
    kind,
    label,
    isRequired: !isOptional,
    autoFocus: hasFocus && (kind === 'text' || kind === 'number'),
    // Kinds and what they hold were checked against each other by defineResource.
  } as FieldOfKindProps<string | number>;
  return <FieldOfKind<string | number> {...entered} />;
};
