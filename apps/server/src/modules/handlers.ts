import type { Handlers } from '../contract/handlers.ts';
import { accessHandlers } from './access/access.handlers.ts';
import { calendarHandlers } from './calendar/calendar.handlers.ts';
import { capacityHandlers } from './capacity/capacity.handlers.ts';
import { changeLogHandlers } from './change-log/change-log.handlers.ts';
import { combinedOrderHandlers } from './combined-order/combined-order.handlers.ts';
import { cycleDefinitionHandlers } from './cycle-definition/cycle-definition.handlers.ts';
import { distributionCenterHandlers } from './distribution-center/distribution-center.handlers.ts';
import { documentationHandlers } from './documentation/documentation.handlers.ts';
import { jobStepHandlers } from './job-step/job-step.handlers.ts';
import { filterManagementHandlers } from './list/filter-management.handlers.ts';
import { leadTimeModificationHandlers } from './lead-time/lead-time-modification.handlers.ts';
import { milestoneLeadTimeHandlers } from './lead-time/milestone-lead-time.handlers.ts';
import { manufacturingLocationHandlers } from './manufacturing-location/manufacturing-location.handlers.ts';
import { bulkHandlers } from './manufacturing/bulk/bulk.handlers.ts';
import { cycleCommentHandlers } from './manufacturing/comment/cycle-comment.handlers.ts';
import { cycleHandlers } from './manufacturing/cycle/cycle.handlers.ts';
import { jobHandlers } from './manufacturing/job/job.handlers.ts';
import { prototypeHandlers } from './manufacturing/prototype/prototype.handlers.ts';
import { cycleListHandlers } from './manufacturing/list/cycle-list.handlers.ts';
import { notificationHandlers } from './notification/notification.handlers.ts';
import { planCommentHandlers } from './plan/comment/plan-comment.handlers.ts';
import { planLinkHandlers } from './plan/link/plan-link.handlers.ts';
import { planListHandlers } from './plan/list/plan-list.handlers.ts';
import { planMilestoneHandlers } from './plan/milestone/plan-milestone.handlers.ts';
import { newPlanHandlers } from './plan/new-plan/new-plan.handlers.ts';
import { planEditHandlers, planReadHandlers } from './plan/plan.handlers.ts';
import { productHandlers } from './product/product.handlers.ts';
import { calendarPlanningHandlers } from './plan/schedule/calendar-planning.handlers.ts';
import { recordHistoryHandlers } from './record-kinds.ts';
import { reportHandlers } from './report/report.handlers.ts';
import { requestImportHandlers } from './request-import/request-import.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { stepEffortHandlers } from './step-effort/step-effort.handlers.ts';
import { surgeonPreferenceHandlers } from './surgeon/surgeon-preference.handlers.ts';
import { timeZoneHandlers } from './time-zone/time-zone.handlers.ts';
import { trackingHandlers } from './tracking/tracking.handlers.ts';
import { versionHandlers } from './version/version.handlers.ts';
import { workflowHandlers } from './workflow/workflow.handlers.ts';

/** Every operation that this server has; one that is built but missing here does not compile. */
export const handlers = {
  ...accessHandlers,
  ...versionHandlers,
  ...timeZoneHandlers,
  ...planListHandlers,
  ...planReadHandlers,
  ...planEditHandlers,
  ...planMilestoneHandlers,
  ...planCommentHandlers,
  ...planLinkHandlers,
  ...cycleCommentHandlers,
  ...cycleHandlers,
  ...jobHandlers,
  ...bulkHandlers,
  ...combinedOrderHandlers,
  ...prototypeHandlers,
  ...cycleListHandlers,
  ...newPlanHandlers,
  ...changeLogHandlers,
  ...filterManagementHandlers,
  ...distributionCenterHandlers,
  ...jobStepHandlers,
  ...reportHandlers,
  ...recordHistoryHandlers,
  ...surgeonPreferenceHandlers,
  ...requestImportHandlers,
  ...trackingHandlers,
  ...manufacturingLocationHandlers,
  ...productHandlers,
  ...leadTimeModificationHandlers,
  ...milestoneLeadTimeHandlers,
  ...workflowHandlers,
  ...stepEffortHandlers,
  ...cycleDefinitionHandlers,
  ...documentationHandlers,
  ...calendarHandlers,
  ...capacityHandlers,
  ...calendarPlanningHandlers,
  ...sessionHandlers,
  ...notificationHandlers,
} satisfies Handlers;
