import { enteredName } from '@crt/domain/entered-text';
import { enteredCode } from '@crt/domain/plain-code';
import type { RecordField } from '@crt/domain/record-field';
import type { FieldError } from '../../errors.ts';

type Fields = Readonly<Record<string, RecordField>>;

/** Texts as they are stored: in one line, codes with plain hyphens and digits, and an optional text of blanks is none. */
export function enteredFields<Values extends object>(fields: Fields, values: Values): Values {
  const entries = Object.entries(values).map(([field, value]): [string, unknown] => {
    if (typeof value !== 'string') return [field, value];
    const text = fields[field]?.isCode === true ? enteredCode(value) : enteredName(value);
    return [field, text === '' && fields[field]?.isOptional === true ? null : text];
  });
  return Object.fromEntries(entries) as Values;
}

/** The refusals of texts that have only blanks (O5, O11, P4). */
export const requiredErrors = (
  fields: Fields,
  values: object,
  path: (field: string) => string,
): FieldError[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value === '' ? [{ path: path(field), message: `${fields[field]?.label ?? field} is required` }] : [],
  );
