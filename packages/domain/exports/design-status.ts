export * from '../src/plan/design-status.ts';
