export * from '../src/milestone/overdue.ts';
