export * from '../src/milestone/lead-time.ts';
