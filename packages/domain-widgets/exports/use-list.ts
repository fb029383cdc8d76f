export { useList } from '../src/shared/list/use-list.ts';
export { useListCount, useListQueryId, useListRows } from '../src/shared/list/use-list-rows.ts';
export type { KeptColumns, ListPort, ListState } from '../src/shared/list/use-list.ts';
export type { ListDefinition } from '../src/shared/list/define-list.ts';
export type { ListFilterNeeds } from '../src/shared/list/ListFilterBar.tsx';
export type { ListPlace, ListRowsNeeds } from '../src/shared/list/ListTable.tsx';
