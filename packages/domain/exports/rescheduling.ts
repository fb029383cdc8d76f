export * from '../src/milestone/rescheduling.ts';
