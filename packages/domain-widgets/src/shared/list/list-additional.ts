import { isAdditionalValue, type AdditionalNumbers } from '@crt/domain/additional-numbers';
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

/** The filters that the server offers beside the fixed ones (E17); `additional=2:3,4` in the address, once for each. */
export const additional = <Wire extends string>({
  label,
  wire,
  known,
}: {
  readonly label: string;
  /** What they know; of others the server would refuse the whole list. */
  readonly known: AdditionalNumbers;
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
    const chosen = query.getAll('additional').flatMap((text) => readChoice(known, text));
    return [...new Map(chosen.map((choice) => [choice.id, choice])).values()].slice(0, 20);
  },
  toWire: (value) => {
    const chosen = value.map(({ id, values }): OnWire => ({ id, selectedValues: [...values] }));
    return (chosen.length === 0 ? {} : { [wire]: chosen }) as { [Name in Wire]?: OnWire[] };
  },
  fromWire: (kept) =>
    (kept[wire] ?? []).flatMap(({ id, selectedValues }) => choiceOf(known, id, selectedValues)),
});

function readChoice(known: AdditionalNumbers, text: string): AdditionalChoice[] {
  const [, number, list = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
  return choiceOf(known, readId(number), list.split(','));
}

function choiceOf(
  known: AdditionalNumbers,
  id: number | undefined,
  said: readonly string[],
): AdditionalChoice[] {
  if (id === undefined) return [];
  const values = said.filter((value) => isAdditionalValue(known, id, value)).slice(0, 50);
  return values.length > 0 ? [{ id, values }] : [];
}
