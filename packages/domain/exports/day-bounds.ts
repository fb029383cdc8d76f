export * from '../src/filter/day-bounds.ts';
