import { availabilityType } from '@crt/domain/availability';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { affectedSessions } from './affected.ts';
import { updateAvailability } from './change-availability.ts';
import { readAvailability } from './read-availability.ts';
import { absence, addAvailability, deleteAvailability, recurring, single } from './save-availability.ts';
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
  updateAbsence: (context, { params: { id }, body: { timestampBase64, ...sent } }) =>
    updateAvailability(context, { id, type: availabilityType.absence, timestampBase64 }, absence(sent)),
  updateSingleAvailability: (context, { params: { id }, body: { timestampBase64, ...sent } }) =>
    updateAvailability(context, { id, type: availabilityType.single, timestampBase64 }, single(sent)),
  updateRecurringAvailability: (context, { params: { id }, body: { timestampBase64, ...sent } }) =>
    updateAvailability(context, { id, type: availabilityType.recurring, timestampBase64 }, recurring(sent)),
  deleteAvailability: (context, { params }) => deleteAvailability(context, params.id),
  listSavedSchedules: (context, { params }) => listSavedSchedules(context, params.id),
  deleteSavedSchedule: (context, { params }) => deleteSavedSchedule(context, params.id, params.scheduleId),
} satisfies HandlerPart;
