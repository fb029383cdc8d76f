export * from '../src/filter/relative-range.ts';
