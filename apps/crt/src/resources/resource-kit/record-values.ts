/** What the form holds while somebody types: nothing chosen yet is null. */
export type Draft = Record<string, string | number | null>;

/** A value that can be chosen, as the kit's fields take it. */
export interface Choice {
  readonly id: string | number;
  readonly name: string;
}

/** What a field needs to be drawn, once its facts have been checked against the contract. */
export interface PlainField {
  readonly kind: 'text' | 'choice';
  readonly label: string;
  readonly from?: string;
  readonly value?: string;
  readonly text?: string;
}

/** The text of a member of a record; the facts name only members that are texts. */
export function textOf(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

/** Where the form begins: empty for a new record, otherwise with what was entered before. */
export function draftOf(fields: Readonly<Record<string, PlainField>>, record: object | undefined): Draft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value: unknown = record && Reflect.get(record, name);
      const isValue = typeof value === 'string' || typeof value === 'number';
      return [name, isValue ? value : field.kind === 'text' ? '' : null];
    }),
  );
}

/** What is sent: the draft without spaces around its texts. Throws when something required is missing. */
export function bodyOf<Form>(draft: Draft): Form {
  const entries = Object.entries(draft).map(([name, value]) => {
    if (isEmpty(value)) throw new Error(`The field '${name}' was sent empty.`);
    return [name, typeof value === 'string' ? value.trim() : value];
  });
  // Names and kinds of the fields were checked against the body by defineResource.
  return Object.fromEntries(entries) as Form;
}

/** Whether nothing was entered; spaces are nothing. */
export function isEmpty(value: Draft[string] | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** What a choice offers, out of the lists that came with the records. */
export function choicesOf(field: PlainField, list: object): readonly Choice[] {
  const { from, value, text } = field;
  const items: unknown = from === undefined ? [] : Reflect.get(list, from);
  if (!Array.isArray(items) || value === undefined || text === undefined) return [];
  return items.map((item: object) => ({
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
