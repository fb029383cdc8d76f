export * from '../src/workflow/prototype-workflow.ts';
