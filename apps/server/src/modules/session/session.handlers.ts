import type { HandlerPart } from '../../contract/handlers.ts';
import { availabilityHandlers } from './availability/availability.handlers.ts';
import { bookingHandlers } from './booking/booking.handlers.ts';
import { designOptionHandlers } from './design-options.ts';
import { listDesigners, readDesigner } from './designer/list-designers.ts';
import { updateDesigner } from './designer/update-designer.ts';
import { feedHandlers } from './feed/feed.handlers.ts';
import {
  addProperties,
  defaultsOfPlan,
  deleteProperties,
  listProperties,
  updateProperties,
} from './property/session-properties.ts';
import { scheduleHandlers } from './schedule/schedule.handlers.ts';

/** Designers, their schedules and design sessions (N). */
export const sessionHandlers = {
  ...designOptionHandlers,
  ...availabilityHandlers,
  ...scheduleHandlers,
  ...bookingHandlers,
  ...feedHandlers,
  listDesigners: (context) => listDesigners(context),
  getDesigner: (context, { params }) => readDesigner(context, params.id),
  updateDesigner: (context, { params, query, body }) =>
    updateDesigner(context, params.id, body, query.ignoreWarning),
  listSessionProperties: (context) => listProperties(context),
  getSessionDefaultsOfPlan: (context, { params }) => defaultsOfPlan(context, params.id),
  addSessionProperties: (context, { body }) => addProperties(context, body),
  updateSessionProperties: (context, { params, body }) => updateProperties(context, params.id, body),
  deleteSessionProperties: (context, { params }) => deleteProperties(context, params.id),
} satisfies HandlerPart;
