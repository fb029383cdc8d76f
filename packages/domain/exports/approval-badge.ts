export * from '../src/job/approval-badge.ts';
