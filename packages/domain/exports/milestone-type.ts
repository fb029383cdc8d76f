export * from '../src/milestone/milestone-type.ts';
