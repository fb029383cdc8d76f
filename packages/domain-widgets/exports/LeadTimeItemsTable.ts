export { LeadTimeItemsTable } from '../src/lead-time/LeadTimeItems/LeadTimeItemsTable.tsx';
export type { LeadTimeItemsTableProps } from '../src/lead-time/LeadTimeItems/LeadTimeItemsTable.tsx';
export { leadTimesKept, noLeadTimeFilter } from '../src/lead-time/LeadTimeItems/lead-time-filter.ts';
export type { LeadTimeFilter } from '../src/lead-time/LeadTimeItems/lead-time-filter.ts';
