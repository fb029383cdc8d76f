export * from '../src/milestone/working-time.ts';
export * from '../src/milestone/work-minutes.ts';
