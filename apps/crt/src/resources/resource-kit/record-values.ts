import type { FieldValue } from './define-resource.ts';

/** What the form holds while somebody types: nothing chosen yet is null. */
export type Draft = Record<string, string | number | boolean | readonly number[] | null>;

/** A value that can be chosen, as the kit's fields take it. */
export interface Choice {
  readonly id: string | number;
  readonly name: string;
}

/** What a field needs to be drawn, once its facts have been checked against the contract. */
export interface PlainField {
  readonly kind: 'text' | 'number' | 'flag' | 'yesNo' | 'choice' | 'choices';
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
}

/** The fields of a form by the name of what they enter. */
export type PlainFields = Readonly<Record<string, PlainField>>;

/** The text of a member of a record; the facts name only members that are texts. */
export function textOf(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

const emptyOf = ({ kind }: PlainField): Draft[string] =>
  kind === 'text' ? '' : kind === 'flag' ? false : kind === 'choices' ? [] : null;

/** Where the form begins: empty for a new record, otherwise with what was entered before. */
export function draftOf(fields: PlainFields, record: object | undefined): Draft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = (record && Reflect.get(record, name)) as FieldValue;
      return [name, value ?? emptyOf(field)];
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

/** What a choice offers, out of the lists that came with the records and within what was chosen before it. */
export function choicesOf(field: PlainField, list: object, draft: Draft = {}): readonly Choice[] {
  const { from, value, text, within } = field;
  const items: unknown = from === undefined ? [] : Reflect.get(list, from);
  if (!Array.isArray(items) || value === undefined || text === undefined) return [];
  return items
    .filter((item: object) => within === undefined || Reflect.get(item, within) === draft[within])
    .map((item: object) => ({
      id: Reflect.get(item, value) as string | number,
      name: textOf(item, text),
    }));
}

/** Records in whose columns every word of the search is found, in any case and without regard to accents. */
export function searchRecords<Row extends object>(
  records: readonly Row[],
  keys: readonly string[],
  search: string,
): readonly Row[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return records;
  return records.filter((record) => {
    const texts = plain(keys.map((key) => textOf(record, key)).join('\n'));
    return words.every((word) => texts.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
