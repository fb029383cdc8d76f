export * from '../src/milestone/working-time.ts';
