import { cyclesList } from '../cycle-list.ts';
import type { CycleQuery } from '../cycle-list.ts';
import type { CycleFilters } from '../cycle-filters.ts';

const { saved: _saved, memory: _memory, columnDefaults: _defaults, ...inAddressOnly } = cyclesList;

/** The cycles from which those to process are chosen: the cycle list's filters, in the address only (J, G13). */
export const bulkCyclesList = { ...inAddressOnly, name: 'bulk-cycles' };

/** Rows that are asked for at most (J14). */
const mostCases = 1000;
/** Rows on a page at first: all of the answer (J14). */
export const allOnOnePage = 20_000;

/** What to ask for: everything that the filters leave, at once; there are no tabs here, and no dates as columns. */
export const bulkQuery = (filters: CycleFilters): CycleQuery => ({
  filters: { ...filters, tab: 'all', milestones: [] },
  sort: [],
  page: { index: 0, size: mostCases },
});
