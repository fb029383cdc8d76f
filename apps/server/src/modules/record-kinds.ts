import type { HandlerPart } from '../contract/handlers.ts';
import { calendarRecords } from './calendar/calendar.reference.ts';
import { centers } from './distribution-center/distribution-center.reference.ts';
import { steps } from './job-step/job-step.handlers.ts';
import { locations } from './manufacturing-location/manufacturing-location.reference.ts';
import { listRecordChanges } from './reference-data/list-record-changes.ts';
import { reportDefinitions } from './report/report.handlers.ts';
import { preferences } from './surgeon/surgeon-preference.reference.ts';

/** Every kind of reference data, with the right that its history asks for. */
const kinds = {
  calendar: { permission: 'CanManageLocalCalendar', fields: calendarRecords.facts.fields },
  'distribution-center': { permission: 'CanManageMappings', fields: centers.facts.fields },
  'job-step': { permission: 'CanManageWorkflows', fields: steps.facts.fields },
  'manufacturing-location': { permission: 'CanFulfilmentPlanAdministrate', fields: locations.facts.fields },
  report: { permission: 'CanManageReportDefinitions', fields: reportDefinitions.facts.fields },
  'surgeon-preference': { permission: 'CanManageSurgeonPreferences', fields: preferences.facts.fields },
} as const;

export const recordHistoryHandlers = {
  listRecordChanges: (context, { query }) => listRecordChanges(context, query, kinds),
} satisfies HandlerPart;
