export * from '../src/milestone/passed-milestones.ts';
