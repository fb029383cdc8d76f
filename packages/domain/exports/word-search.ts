export * from '../src/filter/word-search.ts';
