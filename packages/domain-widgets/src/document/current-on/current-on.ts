import type { ListFilter } from '../../shared/list/list-filter.ts';
import { isDay } from '../../shared/list/list-days.ts';
import { documentTexts } from '../document.texts.ts';

/** The day of which the list says what was current; undefined is today. It leaves out no document, so the server is not told. */
export const currentOn: ListFilter<string | undefined, object, object> = {
  label: documentTexts.filters.currentOn,
  empty: undefined,
  isEmpty: (day) => day === undefined,
  toAddress: (day, name) => [[name, day ?? '']],
  fromAddress: (query, name) => {
    const day = query.get(name);
    return isDay(day) ? day : undefined;
  },
  toWire: () => ({}),
  fromWire: () => undefined,
};
