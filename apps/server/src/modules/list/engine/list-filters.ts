import { readRequestIds } from '@crt/domain/search-phrase';
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { namesOf, type NameColumns, type Offering } from '../../../platform/db/names.ts';
import type { ListFilter } from './list-definition.ts';

/** Digits may say more than an id can hold; such a thing just does not exist. */
export const possibleId = (id: number): number => (id <= 2_147_483_647 ? id : 0);

const longestList = 400;

/** Words of a list, cut where nobody would read on. */
export function listed(words: readonly string[]): string {
  const text = words.join(', ');
  return text.length > longestList ? `${text.slice(0, longestList)} …` : text;
}

/** One of several codes, whose names stand in the code. */
export function codes<Code extends number, Filters>(
  label: string,
  column: PgColumn,
  names: Readonly<Record<Code, string>>,
): ListFilter<readonly Code[], Filters> & Offering {
  return {
    label,
    offer: () => Object.entries<string>(names).map(([id, name]) => ({ id: Number(id), name })),
    condition: (chosen) => inArray(column, [...chosen]),
    words: (_tx, chosen) => listed(chosen.map((code) => names[code])),
  };
}

/** One of several records of another table, which the column points at; `name` and `id` are columns of that table. */
export function records<Filters>(
  label: string,
  column: PgColumn,
  of: NameColumns,
): ListFilter<readonly number[], Filters> & Offering {
  return {
    label,
    offer: (tx) => namesOf(tx, of),
    condition: (chosen) => inArray(column, chosen.map(possibleId)),
    words: async (tx, chosen) => {
      const rows = await namesOf(tx, of, inArray(of.id, chosen.map(possibleId)));
      return listed(rows.map(({ name }) => name));
    },
  };
}

/** Any of one or several request ids, as they are typed or pasted; of blanks and commas alone it is none (E9). */
export function requestIds<Filters>(
  label: string,
  condition: (id: string) => SQL,
): ListFilter<string, Filters> {
  return {
    label,
    condition: (value) => or(...readRequestIds(value).map(condition)) ?? sql`true`,
    words: (_tx, value) => listed(readRequestIds(value)),
  };
}
