import { availabilityType } from '@crt/domain/availability';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { affectedSessions } from './affected.ts';
import { readAvailability } from './read-availability.ts';
import {
  absence,
  addAvailability,
  deleteAvailability,
  recurring,
  single,
  updateAvailability,
} from './save-availability.ts';
import { deleteSavedSchedule, listSavedSchedules } from './saved-schedules.ts';

/** When designers are there and when they are not (N7 to N12, N42, N43). */
export const availabilityHandlers = {
  getAvailability: (context, { params }) => readAvailability(context, params.id),
  listAffectedSessions: (context, { params, query }) => affectedSessions(context, params.id, query),
  addAbsence: (context, { params, body }) =>
    addAvailability(context, params.id, availabilityType.absence, absence(body)),
  addSingleAvailability: (context, { params, body }) => {
    if (body.designerId !== params.id)
      throw invalidRequest([{ path: '/body/designerId', message: 'This is another designer.' }]);
    return addAvailability(context, params.id, availabilityType.single, single(body));
  },
  addRecurringAvailability: (context, { params, body }) =>
    addAvailability(context, params.id, availabilityType.recurring, recurring(body)),
  updateAbsence: (context, { params, body }) =>
    updateAvailability(context, params.id, availabilityType.absence, absence(body)),
  updateSingleAvailability: (context, { params, body }) =>
    updateAvailability(context, params.id, availabilityType.single, single(body)),
  updateRecurringAvailability: (context, { params, body }) =>
    updateAvailability(context, params.id, availabilityType.recurring, recurring(body)),
  deleteAvailability: (context, { params }) => deleteAvailability(context, params.id),
  listSavedSchedules: (context, { params }) => listSavedSchedules(context, params.id),
  deleteSavedSchedule: (context, { params }) => deleteSavedSchedule(context, params.id, params.scheduleId),
} satisfies HandlerPart;
