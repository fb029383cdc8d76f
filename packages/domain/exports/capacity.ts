export * from '../src/capacity/capacity.ts';
