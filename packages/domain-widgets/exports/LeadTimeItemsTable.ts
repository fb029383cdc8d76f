export { LeadTimeItemsTable } from '../src/lead-time/LeadTimeItems/LeadTimeItemsTable.tsx';
export type { LeadTimeItemsTableProps } from '../src/lead-time/LeadTimeItems/LeadTimeItemsTable.tsx';
