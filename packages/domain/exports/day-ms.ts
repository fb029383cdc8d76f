export * from '../src/day-ms.ts';
