import type { ListFilter } from '../../shared/list/list-filter.ts';
import { isDay } from '../../shared/list/list-days.ts';
import { documentTexts } from '../document.texts.ts';

/** The day among the filters of the documents. */
export interface DayOfList {
  readonly currentOn?: string;
}

/** The day of which the list says what was current; undefined is today. It leaves out no document. */
export const currentOn: ListFilter<string | undefined, DayOfList, DayOfList> = {
  label: documentTexts.filters.currentOn,
  leavesOutNothing: true,
  empty: undefined,
  isEmpty: (day) => day === undefined,
  toAddress: (day, name) => [[name, day ?? '']],
  fromAddress: (query, name) => {
    const day = query.get(name);
    return isDay(day) ? day : undefined;
  },
  toWire: (day) => (day === undefined ? {} : { currentOn: day }),
  fromWire: (wire) => wire.currentOn,
};
