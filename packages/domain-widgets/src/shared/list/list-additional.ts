import { readId } from '@crt/domain/record-id';
import type { ListFilter } from './list-filter.ts';

/** Chosen values of a filter that the server offers beside the fixed ones; a number is its digits (E17). */
export interface AdditionalChoice {
  readonly id: number;
  readonly values: readonly string[];
}

/** Kinds of additional filters that exist; 0, 2 and 3 are offered by the server, but shown and sent by nobody (E17). */
export const additionalKind = { number: 1, multiSelect: 4 } as const;

export interface OnWire {
  id: number;
  selectedValues: string[];
}

/** The filters that the server offers beside the fixed ones (E17); `additional=17:3,4` in the address, once for each. */
export const additional = <Wire extends string>({
  label,
  wire,
}: {
  readonly label: string;
  readonly wire: Wire;
}): ListFilter<
  readonly AdditionalChoice[],
  { readonly [Name in Wire]?: readonly OnWire[] },
  { [Name in Wire]?: OnWire[] }
> => ({
  label,
  empty: [],
  isEmpty: ({ length }) => length === 0,
  names: { additional: 'reworded' },
  // Commas in values are escaped.
  toAddress: (value) =>
    value.map(({ id, values }) => ['additional', `${id}:${values.map(encodeURIComponent).join(',')}`]),
  fromAddress: (query) => {
    const chosen = query.getAll('additional').flatMap(readChoice);
    return [...new Map(chosen.map((choice) => [choice.id, choice])).values()].slice(0, 20);
  },
  toWire: (value) =>
    (numbered(value).length === 0 ? {} : { [wire]: numbered(value) }) as {
      [Name in Wire]?: OnWire[];
    },
  fromWire: (kept) =>
    (kept[wire] ?? []).flatMap(({ id, selectedValues }) =>
      selectedValues.length > 0 ? [{ id, values: selectedValues }] : [],
    ),
});

/** The server's values are numbers; of others in an address it would refuse the whole list. */
const numbered = (value: readonly AdditionalChoice[]) =>
  value.flatMap(({ id, values }) => {
    const selectedValues = values.filter((one) => /^\d{1,10}$/.test(one));
    return selectedValues.length > 0 ? [{ id, selectedValues }] : [];
  });

function readChoice(text: string): AdditionalChoice[] {
  const [, number, list = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
  const id = readId(number);
  const values = list
    .split(',')
    .map(decoded)
    .filter((value) => value !== '' && value.length <= 60 && !/\p{Cc}/u.test(value));
  return id === undefined || values.length === 0 ? [] : [{ id, values: values.slice(0, 50) }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
