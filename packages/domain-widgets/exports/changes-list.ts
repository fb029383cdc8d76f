export { changesList } from '../src/change/changes-list.ts';
export type { ChangesFilters, ChangesQuery } from '../src/change/changes-list.ts';
