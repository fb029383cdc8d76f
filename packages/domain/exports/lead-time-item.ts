export * from '../src/milestone/lead-time-item.ts';
