export * from '../src/milestone/timeline.ts';
