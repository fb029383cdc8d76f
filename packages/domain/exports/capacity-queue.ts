export * from '../src/capacity/queue.ts';
