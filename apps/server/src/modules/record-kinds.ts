import type { HandlerPart } from '../contract/handlers.ts';
import { cycleDefinition } from './cycle-definition/cycle-definition.reference.ts';
import { calendarRecords } from './calendar/calendar.reference.ts';
import { centers } from './distribution-center/distribution-center.reference.ts';
import { countryList } from './documentation/country/country.handlers.ts';
import { regionList } from './documentation/country/region.handlers.ts';
import { divisionList } from './documentation/division/division.handlers.ts';
import { documentTypeList } from './documentation/document-type/document-type.handlers.ts';
import { languageList } from './documentation/language/language.handlers.ts';
import { portalList } from './documentation/portal/portal.handlers.ts';
import { productFamilyList } from './documentation/product-family/product-family.handlers.ts';
import { steps } from './job-step/job-step.handlers.ts';
import { modifications } from './lead-time/lead-time-modification.reference.ts';
import { leadTimes } from './lead-time/milestone-lead-time.reference.ts';
import { mappings } from './product/product-type-mapping.reference.ts';
import { types } from './product/product-type.reference.ts';
import { orderables } from './product/product.reference.ts';
import { locations } from './manufacturing-location/manufacturing-location.reference.ts';
import { listRecordChanges } from './reference-data/list-record-changes.ts';
import { reportDefinitions } from './report/report.handlers.ts';
import { availabilityAggregate } from './session/availability/availability.aggregate.ts';
import { designSessionAggregate } from './session/booking/design-session.aggregate.ts';
import { designerAggregate } from './session/designer/designer.aggregate.ts';
import { properties } from './session/property/session-property.reference.ts';
import { preferences } from './surgeon/surgeon-preference.reference.ts';
import { workflow } from './workflow/workflow.reference.ts';

/** A list that the electronic documentation is configured with. */
const documentation = <Facts extends { readonly fields: object }>({ facts }: { readonly facts: Facts }) => ({
  permission: 'CanManageEDocSystemConfiguration' as const,
  fields: facts.fields,
});

/** What belongs to design sessions: who manages them reads all of it. */
const design = (fields: object) => ({ permission: 'CanManageDesignSessions' as const, fields });

/** Every kind of reference data and of what belongs to design sessions, with the right that its history asks for. */
export const recordKinds = {
  'cycle-definition': { permission: 'CanManageWorkflows', fields: cycleDefinition.fields },
  'distribution-center': { permission: 'CanManageMappings', fields: centers.facts.fields },
  'job-step': { permission: 'CanManageWorkflows', fields: steps.facts.fields },
  'lead-time-modification': {
    permission: 'CanManageMilestoneLeadTimes',
    fields: modifications.facts.fields,
  },
  'milestone-lead-time': { permission: 'CanManageMilestoneLeadTimes', fields: leadTimes.facts.fields },
  product: { permission: 'CanManageProductTypes', fields: orderables.facts.fields },
  'product-type': { permission: 'CanManageProductTypes', fields: types.facts.fields },
  'product-type-mapping': { permission: 'CanManageMappings', fields: mappings.facts.fields },
  calendar: { permission: 'CanManageLocalCalendar', fields: calendarRecords.facts.fields },
  'manufacturing-location': { permission: 'CanFulfilmentPlanAdministrate', fields: locations.facts.fields },
  report: { permission: 'CanManageReportDefinitions', fields: reportDefinitions.facts.fields },
  'surgeon-preference': { permission: 'CanManageSurgeonPreferences', fields: preferences.facts.fields },
  workflow: { permission: 'CanManageWorkflows', fields: workflow.fields },
  availability: design(availabilityAggregate.fields),
  'design-session': design(designSessionAggregate.fields),
  designer: design(designerAggregate.fields),
  'session-property': design(properties.facts.fields),
  // Its fields are the steps, which are called as they were when they were changed.
  'workflow-step-effort': { permission: 'CanManageWorkflowStepEfforts', fields: {} },
  'document-type': documentation(documentTypeList),
  country: documentation(countryList),
  region: documentation(regionList),
  division: documentation(divisionList),
  portal: documentation(portalList),
  language: documentation(languageList),
  'product-family': documentation(productFamilyList),
} as const;

export const recordHistoryHandlers = {
  listRecordChanges: (context, { query }) => listRecordChanges(context, query, recordKinds),
} satisfies HandlerPart;
