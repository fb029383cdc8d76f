export * from '../src/list/list-column.ts';
