import { and } from 'drizzle-orm';
import type { Output } from '../../contract/handlers.ts';
import { invalidRequest } from '../../errors.ts';
import type { Asked, ListFilter } from './engine/list-definition.ts';

/** An additional filter that narrows, and which of the numbers that are sent as text it knows (E17). */
export interface Additional<Filters> {
  readonly filter: ListFilter<readonly number[], Filters>;
  knows(value: number): boolean;
}

type AdditionalFilter = Output<'listPlanAdditionalFilters'>['data'][number];
/** An additional filter as it is offered, without what is chosen. */
export type Offered = Pick<AdditionalFilter, 'id' | 'name' | 'filterType' | 'selectOptions'>;

type Choices = { id: number; selectedValues: string[] }[];

/** Kinds of additional filters on the wire; text, select and date are specified as not implemented and never shown (E17). */
export const additionalKind = { text: 0, number: 1, select: 2, date: 3, multiSelect: 4 } as const;

/** Numbers that a filter of records or amounts can be given. */
export const isPossible = (value: number): boolean => value >= 0 && value <= 2_147_483_647;

/** Options of a filter, as they are offered. */
export const optionsOf = (rows: readonly { readonly id: number | string; readonly name: string }[]) =>
  rows.map((row) => ({ value: String(row.id), label: row.name }));

/** What the additional filters of a list leave, by their numbers on the wire; kinds and values that are not offered are refused (E17). */
export function additionalFilters<Filters>(
  known: Readonly<Record<number, Additional<Filters>>>,
): ListFilter<Choices, Filters> {
  const chosenOf = (choices: Choices, { at }: Asked<Filters>) =>
    choices.flatMap((choice, place) =>
      choice.selectedValues.length === 0
        ? []
        : [read(known[choice.id], choice, `${at}/selectedAdditionalFilters/${place}`)],
    );
  return {
    label: 'More Filters',
    condition: (choices, asked) =>
      and(...chosenOf(choices, asked).map(({ filter, numbers }) => filter.condition(numbers, asked))),
    words: async (tx, choices, asked) => {
      const told: string[] = [];
      for (const { filter, numbers } of chosenOf(choices, asked))
        told.push(`${filter.label}: ${await filter.words(tx, numbers, asked)}`);
      return told.length > 0 ? told.join('; ') : undefined;
    },
  };
}

function read<Filters>(
  found: Additional<Filters> | undefined,
  { id, selectedValues }: Choices[number],
  path: string,
) {
  if (!found) throw invalidRequest([{ path: `${path}/id`, message: `There is no additional filter ${id}.` }]);
  const errors = selectedValues.flatMap((value, at) =>
    /^\d{1,10}$/.test(value) && found.knows(Number(value))
      ? []
      : [{ path: `${path}/selectedValues/${at}`, message: `${found.filter.label} has no value ${value}.` }],
  );
  if (errors.length > 0) throw invalidRequest(errors);
  return { filter: found.filter, numbers: selectedValues.map(Number) };
}

/** What is offered, with the values that are chosen. */
export function withChosen(offered: readonly Offered[], choices: Choices = []): AdditionalFilter[] {
  const chosen = new Map(choices.map(({ id, selectedValues }) => [id, selectedValues]));
  return offered.map((row) => {
    const values = chosen.get(row.id) ?? [];
    const number = row.filterType === additionalKind.number ? Number(values[0]) : Number.NaN;
    return {
      ...row,
      checked: values.length > 0,
      selectedValues: row.filterType === additionalKind.multiSelect ? values : [],
      selectedValue: Number.isInteger(number) && number >= 0 ? number : null,
    };
  });
}
