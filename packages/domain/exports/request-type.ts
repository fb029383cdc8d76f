export * from '../src/plan/request-type.ts';
