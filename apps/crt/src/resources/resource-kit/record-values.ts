import { wordSearch } from '@crt/domain/word-search';
import type { FieldKind } from '@crt/ui/FieldOfKind';
import type { FieldValue } from './define-resource.ts';
import { resourceTexts as texts } from './resource.texts.ts';

/** What the form holds while somebody types: nothing chosen yet is null. */
export type Draft = Record<string, string | number | boolean | readonly number[] | null>;

/** A value that can be chosen, as the kit's fields take it. */
export interface Choice {
  readonly id: string | number;
  readonly name: string;
  /** Why it cannot be chosen. */
  readonly description?: string;
  /** What finds it beside its name. */
  readonly keywords?: readonly string[];
  readonly isDisabled?: boolean;
}

/** What a field needs to be drawn, once its facts have been checked against the contract. */
export interface PlainField {
  readonly kind: FieldKind;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly missing?: string;
  readonly fixed?: string;
  readonly check?: (text: string) => string | undefined;
  readonly lines?: number;
  readonly min?: number;
  readonly max?: number;
  readonly from?: string;
  readonly value?: string;
  readonly text?: string;
  readonly within?: string;
  readonly closed?: { readonly by: string; readonly reason: string };
  readonly hidden?: string;
  readonly initial?: number | boolean;
}

/** The fields of a form by the name of what they enter. */
export type PlainFields = Readonly<Record<string, PlainField>>;

/** The text of a member of a record; the facts name only members that are texts. */
export function textOf(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

function emptyOf({ kind, isOptional = false }: PlainField): Draft[string] {
  if (kind === 'text') return '';
  if (kind === 'choices') return [];
  return kind === 'boolean' && isOptional ? false : null;
}

/** Where the form begins: with its first values for a new record, otherwise with what was entered before. */
export function draftOf(fields: PlainFields, record: object | undefined): Draft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = (record && Reflect.get(record, name)) as FieldValue;
      return [name, value ?? (record ? undefined : field.initial) ?? emptyOf(field)];
    }),
  );
}

/** What is sent: texts without blanks around them, nothing for what was left empty. */
export function bodyOf<Form>(draft: Draft): Form {
  const entries = Object.entries(draft).map(([name, value]) => [
    name,
    isEmpty(value) ? null : typeof value === 'string' ? value.trim() : value,
  ]);
  // Names and kinds of the fields were checked against the body by defineResource.
  return Object.fromEntries(entries) as Form;
}

/** Whether nothing was entered; spaces are nothing, No is something. */
export function isEmpty(value: Draft[string] | undefined): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && value.trim() === '';
}

/**
 * What a choice offers, out of the lists that came with the records and within what was chosen before it. What is closed
 * or hidden can be kept by the record that has it: `kept` is what it had before.
 */
export function choicesOf(
  field: PlainField,
  list: object,
  draft: Draft = {},
  kept?: FieldValue,
): readonly Choice[] {
  const { from, value, text, within, closed, hidden } = field;
  const items: unknown = from === undefined ? [] : Reflect.get(list, from);
  if (!Array.isArray(items) || value === undefined || text === undefined) return [];
  const idOf = (item: object) => Reflect.get(item, value) as string | number;
  const is = (item: object, member: string | undefined) =>
    member !== undefined && idOf(item) !== kept && Reflect.get(item, member) === true;
  return items
    .filter((item: object) => within === undefined || Reflect.get(item, within) === draft[within])
    .filter((item: object) => !is(item, hidden))
    .map((item: object) => ({
      id: idOf(item),
      name: textOf(item, text),
      // An id in words is what it is called elsewhere: 'Europe/Berlin'.
      ...keywordsOf(idOf(item)),
      ...(closed && is(item, closed.by) && { isDisabled: true, description: closed.reason }),
    }));
}

const keywordsOf = (id: string | number) => (typeof id === 'string' ? { keywords: [id] } : {});

/** What is wrong with what was entered in a field, in a sentence. */
export function errorOf(field: PlainField, value: Draft[string]): string | undefined {
  if (isEmpty(value))
    return field.isOptional === true ? undefined : (field.missing ?? texts.required(field.label));
  if (typeof value === 'string') return field.check?.(value.trim());
  return typeof value === 'number' && field.kind === 'number' ? numberErrorOf(field, value) : undefined;
}

function numberErrorOf({ label, min = 0, max }: PlainField, value: number): string | undefined {
  if (!Number.isInteger(value)) return texts.wholeNumber(label);
  return value < min || (max !== undefined && value > max) ? texts.between(label, min, max) : undefined;
}

/** Records in whose cells every word of the search is found, in any case and without regard to accents. */
export function searchRecords<Row extends object>(
  records: readonly Row[],
  cells: readonly ((record: Row) => string)[],
  search: string,
): readonly Row[] {
  if (search.trim() === '') return records;
  const isFound = wordSearch(search);
  return records.filter((record) => isFound(cells.map((textOfCell) => textOfCell(record)).join('\n')));
}
