export * from '../src/tracking/tracking-list.ts';
