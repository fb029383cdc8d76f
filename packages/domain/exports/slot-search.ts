export * from '../src/session/slot-search.ts';
