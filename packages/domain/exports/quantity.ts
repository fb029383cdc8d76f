export * from '../src/plan/quantity.ts';
