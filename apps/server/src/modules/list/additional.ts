import type { AdditionalForms } from '@crt/domain/additional-forms';
import { and } from 'drizzle-orm';
import type { Output } from '../../contract/handlers.ts';
import { invalidRequest } from '../../errors.ts';
import type { Asked, ListFilter } from './engine/list-definition.ts';

/** An additional filter that narrows, by numbers that are sent as text (E17). */
export type Additional<Filters> = ListFilter<readonly number[], Filters>;

type AdditionalFilter = Output<'listPlanAdditionalFilters'>['data'][number];
/** An additional filter as it is offered, without what is chosen. */
export type Offered = Pick<AdditionalFilter, 'id' | 'name' | 'filterType' | 'selectOptions'>;

type Choices = { id: number; selectedValues: string[] }[];

/** Kinds of additional filters on the wire; text, select and date are specified as not implemented and never shown (E17). */
export const additionalKind = { text: 0, number: 1, select: 2, date: 3, multiSelect: 4 } as const;

/** Options of a filter, as they are offered. */
export const optionsOf = (rows: readonly { readonly id: number | string; readonly name: string }[]) =>
  rows.map((row) => ({ value: String(row.id), label: row.name }));

/**
 * What the additional filters of a list leave, by their numbers on the wire; kinds and values that it does not know are
 * refused. A record that is gone is none of these: as in any filter by records, nothing is found for it (E17).
 */
export function additionalFilters<Filters>(
  known: Readonly<Record<number, Additional<Filters>>>,
  forms: AdditionalForms,
): ListFilter<Choices, Filters> {
  const chosenOf = (choices: Choices, { at }: Asked<Filters>) =>
    choices.flatMap((choice, place) =>
      choice.selectedValues.length === 0
        ? []
        : [read(known[choice.id], forms, choice, at(`selectedAdditionalFilters/${place}`))],
    );
  return {
    label: 'More Filters',
    condition: (choices, asked) =>
      and(...chosenOf(choices, asked).map(({ filter, values }) => filter.condition(values, asked))),
    words: async (tx, choices, asked) => {
      const told: string[] = [];
      for (const { filter, values } of chosenOf(choices, asked))
        told.push(`${filter.label}: ${await filter.words(tx, values, asked)}`);
      return told.length > 0 ? told.join('; ') : undefined;
    },
  };
}

function read<Filters>(
  filter: Additional<Filters> | undefined,
  forms: AdditionalForms,
  { id, selectedValues }: Choices[number],
  path: string,
) {
  if (!filter)
    throw invalidRequest([{ path: `${path}/id`, message: `There is no additional filter ${id}.` }]);
  const errors = selectedValues.flatMap((value, at) =>
    forms[id]?.test(value)
      ? []
      : [{ path: `${path}/selectedValues/${at}`, message: `${filter.label} has no value ${value}.` }],
  );
  if (errors.length > 0) throw invalidRequest(errors);
  return { filter, values: selectedValues.map(Number) };
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
