export { DifferenceTable } from '../src/data/DifferenceTable/DifferenceTable.tsx';
export type { DifferenceRow, DifferenceTableProps } from '../src/data/DifferenceTable/DifferenceTable.tsx';
