export * from '../src/plan/search-phrase.ts';
