export { fromWire, isNarrowed, toRequest } from '../src/shared/list/list-query.ts';
export { shownQuery } from '../src/shared/list/shown-query.ts';
export type { ListQuery } from '../src/shared/list/list-query.ts';
