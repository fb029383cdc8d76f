export * from '../src/change/change-list.ts';
