export * from '../src/milestone/local-time.ts';
