export * from '../src/filter/relative-duration.ts';
