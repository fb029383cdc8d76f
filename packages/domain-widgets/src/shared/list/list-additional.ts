import type { AdditionalForms } from '@crt/domain/additional-forms';
import { member, type ListFilter } from './list-filter.ts';

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

/** The filters that the server offers beside the fixed ones (E17); `additional=2:3,4` in the address, once for each. */
export const additional = <Wire extends string>({
  label,
  wire,
  known,
}: {
  readonly label: string;
  /** What they know; of others the server would refuse the whole list. */
  readonly known: AdditionalForms;
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
    const chosen = choicesOf(known, query.getAll('additional').map(readChoice));
    return [...new Map(chosen.map((choice) => [choice.id, choice])).values()];
  },
  toWire: (value) =>
    member(
      wire,
      value.map(({ id, values }): OnWire => ({ id, selectedValues: [...values] })),
      value.length > 0,
    ),
  fromWire: (kept) => choicesOf(known, kept[wire] ?? []),
});

/** `2:3,4` in an address. */
function readChoice(text: string): OnWire {
  const [id, list = ''] = text.split(':');
  return { id: Number(id), selectedValues: list.split(',') };
}

const choicesOf = (known: AdditionalForms, said: readonly OnWire[]): AdditionalChoice[] =>
  said.flatMap(({ id, selectedValues }) => {
    const values = selectedValues.filter((value) => known[id]?.test(value)).slice(0, 50);
    return values.length > 0 ? [{ id, values }] : [];
  });
