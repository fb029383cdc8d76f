export { MilestonesTable } from '../src/plan/Milestones/MilestonesTable.tsx';
export type { MilestonesTableProps } from '../src/plan/Milestones/MilestonesTable.tsx';
export type { DatePart } from '../src/plan/Milestones/MilestonesTable.tsx';
