export { ConnectedCycleTable } from '../src/cycle/CycleTable/ConnectedCycleTable.tsx';
export type { ConnectedCycleTableProps } from '../src/cycle/CycleTable/ConnectedCycleTable.tsx';
