export { useList } from '../src/shared/list/use-list.ts';
export { useListCount, useListQueryId } from '../src/shared/list/use-list-rows.ts';
export type { KeptColumns, ListPort, ListState } from '../src/shared/list/use-list.ts';
export type { ListDefinition } from '../src/shared/list/define-list.ts';
export type { ListPlace } from '../src/shared/list/ListTable.tsx';
