export * from '../src/workflow/workflow-step.ts';
export * from '../src/workflow/failure-only-steps.ts';
export * from '../src/workflow/workflow-findings.ts';
export * from '../src/workflow/workflow-finding-text.ts';
export * from '../src/workflow/workflow-difference.ts';
