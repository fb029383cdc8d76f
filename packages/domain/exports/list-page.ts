export * from '../src/filter/list-page.ts';
