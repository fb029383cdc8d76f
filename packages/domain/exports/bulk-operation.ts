export * from '../src/bulk/bulk-case.ts';
export * from '../src/bulk/bulk-transition.ts';
