export { MissingLeadTimesTable } from '../src/lead-time/LeadTimeChoice/MissingLeadTimesTable.tsx';
export type { MissingLeadTimesTableProps } from '../src/lead-time/LeadTimeChoice/MissingLeadTimesTable.tsx';
