export * from '../src/manufacturing/cycle-list.ts';
