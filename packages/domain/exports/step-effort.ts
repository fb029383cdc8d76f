export * from '../src/workflow/step-effort.ts';
