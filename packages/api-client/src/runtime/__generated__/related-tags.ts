/* Generated from openapi/ by `pnpm generate`. Do not edit. */

/** Resources, by tag, that are read again when something of the given resource has changed. */
export const relatedTags: Readonly<Record<string, readonly string[]>> = {
  'plan-filter': ['plan-list'],
  plan: [
    'change',
    'manufacturing-cycle',
    'manufacturing-cycle-list',
    'plan-list',
    'request-import',
    'tracking',
  ],
  'distribution-center': ['milestone-lead-time', 'plan', 'plan-option'],
  'job-step': ['workflow', 'workflow-step-effort'],
  'stored-query': ['plan-filter'],
  'plan-list': ['manufacturing-cycle-list', 'plan', 'stored-query'],
  'plan-comment': ['change'],
  'plan-link': ['change', 'plan', 'plan-list'],
};
