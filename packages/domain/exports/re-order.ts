export * from '../src/plan/re-order.ts';
