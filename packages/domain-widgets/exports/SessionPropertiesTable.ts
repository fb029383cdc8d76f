export { SessionPropertiesTable } from '../src/session/properties/SessionPropertiesTable.tsx';
export type { SessionPropertiesTableProps } from '../src/session/properties/SessionPropertiesTable.tsx';
