import { addJobStep, listJobSteps, updateJobStep } from '@crt/api-client/main/job-step';
import { defineResource } from './resource-kit/define-resource.ts';

/** Job steps: the catalogue from which workflows are built. They are never deleted (T2, T4). */
export default defineResource({
  name: 'Job Steps',
  permissions: ['CanManageWorkflows'],
  list: {
    query: listJobSteps,
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      // No button says why a step stays; a new name shows in all of these.
      { key: 'usedBy', header: 'Used By' },
    ],
  },
  form: {
    create: addJobStep,
    update: updateJobStep,
    fields: { name: { kind: 'text', label: 'Name' } },
  },
  history: 'job-step',
});
