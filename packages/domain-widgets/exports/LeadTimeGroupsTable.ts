export { groupsNamed, LeadTimeGroupsTable } from '../src/lead-time/LeadTimeGroups/LeadTimeGroupsTable.tsx';
export type { LeadTimeGroupsTableProps } from '../src/lead-time/LeadTimeGroups/LeadTimeGroupsTable.tsx';
