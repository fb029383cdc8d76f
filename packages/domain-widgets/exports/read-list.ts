export { readList } from '../src/shared/list/read-list.ts';
export type { Ask, ListVisit } from '../src/shared/list/read-list.ts';
