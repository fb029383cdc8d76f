export * from '../src/milestone/hold.ts';
