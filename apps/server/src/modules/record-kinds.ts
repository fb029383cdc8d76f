import type { HandlerPart } from '../contract/handlers.ts';
import { cycleDefinition } from './cycle-definition/cycle-definition.reference.ts';
import { centers } from './distribution-center/distribution-center.reference.ts';
import { steps } from './job-step/job-step.handlers.ts';
import { listRecordChanges } from './reference-data/list-record-changes.ts';
import { reportDefinitions } from './report/report.handlers.ts';
import { preferences } from './surgeon/surgeon-preference.reference.ts';
import { workflow } from './workflow/workflow.reference.ts';

/** Every kind of reference data, with the right that its history asks for. */
const kinds = {
  'cycle-definition': { permission: 'CanManageWorkflows', fields: cycleDefinition.fields },
  'distribution-center': { permission: 'CanManageMappings', fields: centers.facts.fields },
  'job-step': { permission: 'CanManageWorkflows', fields: steps.facts.fields },
  report: { permission: 'CanManageReportDefinitions', fields: reportDefinitions.facts.fields },
  'surgeon-preference': { permission: 'CanManageSurgeonPreferences', fields: preferences.facts.fields },
  workflow: { permission: 'CanManageWorkflows', fields: workflow.fields },
} as const;

export const recordHistoryHandlers = {
  listRecordChanges: (context, { query }) => listRecordChanges(context, query, kinds),
} satisfies HandlerPart;
