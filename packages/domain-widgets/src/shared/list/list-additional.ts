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
  toAddress: (value) => value.map(({ id, values }) => ['additional', `${id}:${values.join(',')}`]),
  fromAddress: (query) => {
    const chosen = query.getAll('additional').flatMap(readChoice);
    return [...new Map(chosen.map((choice) => [choice.id, choice])).values()].slice(0, 20);
  },
  toWire: (value) => {
    const chosen = value.map(({ id, values }): OnWire => ({ id, selectedValues: [...values] }));
    return (chosen.length === 0 ? {} : { [wire]: chosen }) as { [Name in Wire]?: OnWire[] };
  },
  fromWire: (kept) =>
    (kept[wire] ?? []).flatMap(({ id, selectedValues }) => {
      const values = selectedValues.filter(isNumber);
      return values.length > 0 ? [{ id, values }] : [];
    }),
});

/** The server's values are numbers; of others it would refuse the whole list. */
const isNumber = (value: string) => /^\d{1,10}$/.test(value);

function readChoice(text: string): AdditionalChoice[] {
  const [, number, list = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
  const id = readId(number);
  const values = list.split(',').filter(isNumber);
  return id === undefined || values.length === 0 ? [] : [{ id, values: values.slice(0, 50) }];
}
