export { cyclesList } from '../src/cycle/cycle-list.ts';
export type { CycleQuery } from '../src/cycle/cycle-list.ts';
export type { CycleFilters } from '../src/cycle/cycle-filters.ts';
