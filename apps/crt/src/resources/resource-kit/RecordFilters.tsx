import { FilterPicker } from '@crt/domain-widgets/FilterPicker';
import { choicesOf } from './record-values.ts';
import type { PlainFilter, RecordQuery } from './use-record-query.ts';

export interface RecordFiltersProps {
  readonly filters: readonly PlainFilter[];
  /** The answer whose lists the choices are taken from. */
  readonly lists: object | undefined;
  readonly query: Pick<RecordQuery, 'chosen' | 'choose'>;
}

/** The filters of a list of reference data: one value of each at a time, as its spreadsheet takes them (Y1, Y6). */
export const RecordFilters = ({ filters, lists = {}, query: { chosen, choose } }: RecordFiltersProps) =>
  filters.map(({ key, label, ...list }) => {
    const options = choicesOf({ kind: 'choice', label, ...list }, lists).map(({ id, name }) => ({
      id: String(id),
      name,
    }));
    const value = chosen[key];
    return (
      <FilterPicker
        key={key}
        label={label}
        groups={[{ options }]}
        chosen={value === undefined ? [] : [String(value)]}
        onChange={(ids) => {
          const last = ids.at(-1);
          choose(key, last === undefined ? null : Number(last));
        }}
      />
    );
  });
