import type { Handlers } from '../contract/handlers.ts';
import { accessHandlers } from './access/access.handlers.ts';
import { distributionCenterHandlers } from './distribution-center/distribution-center.handlers.ts';
import { jobStepHandlers } from './job-step/job-step.handlers.ts';
import { planEditHandlers, planListHandlers, planReadHandlers } from './plan/plan.handlers.ts';
import { timeZoneHandlers } from './time-zone/time-zone.handlers.ts';
import { versionHandlers } from './version/version.handlers.ts';

/** Every operation that this server has; one that is built but missing here does not compile. */
export const handlers = {
  ...accessHandlers,
  ...versionHandlers,
  ...timeZoneHandlers,
  ...planListHandlers,
  ...planReadHandlers,
  ...planEditHandlers,
  ...distributionCenterHandlers,
  ...jobStepHandlers,
} satisfies Handlers;
