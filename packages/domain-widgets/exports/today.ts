export * from '../src/shared/today.ts';
