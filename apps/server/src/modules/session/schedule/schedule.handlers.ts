import { sessionTexts } from '@crt/domain/session-texts';
import type { HandlerPart, Output } from '../../../contract/handlers.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayChange } from './own-schedule.ts';
import { periodOf } from './period.ts';
import {
  designersOfTypes,
  scheduledEntries,
  scheduledSessions,
  schedulesOf,
  whoOffer,
} from './read-schedules.ts';
import { withinContract } from './within-contract.ts';

const wholeSchedule = ({
  absences,
  availabilities,
  sessions,
  preReservations,
}: Output<'getDesignerSchedule'>): Output<'getDesignerSchedule'> => ({
  absences: withinContract(absences),
  availabilities: withinContract(availabilities),
  sessions: withinContract(sessions),
  preReservations: withinContract(preReservations),
});

/** Schedules for the calendars (N1, N23, N36). */
export const scheduleHandlers = {
  getDesignerSchedule: async (context, { params: { designerId }, query }) => {
    // Read on one's own page alone, which is there to change it.
    mayChange(context, designerId, sessionTexts.othersSchedule);
    const period = periodOf(query.start, query.end);
    return wholeSchedule(await schedulesOf(context, [await designerOrNotFound(context, designerId)], period));
  },
  listSchedules: async (context, { query }) => {
    const period = periodOf(query.start, query.end);
    const rows = await designersOfTypes(context, query.productTypes);
    return wholeSchedule(await schedulesOf(context, rows, period, whoOffer(rows)));
  },
  listScheduledAvailability: async (context, { query }) => {
    const period = periodOf(query.start, query.end);
    const rows = await designersOfTypes(context, query.productTypes);
    return withinContract(await scheduledEntries(context, whoOffer(rows), period));
  },
  listScheduledSessions: async (context, { query }) => {
    const period = periodOf(query.start, query.end);
    const rows = await designersOfTypes(context, query.productTypes);
    return withinContract(await scheduledSessions(context, rows, period, 'session'));
  },
  listScheduledPreReservations: async (context, { query }) => {
    const period = periodOf(query.start, query.end);
    const rows = await designersOfTypes(context, query.productTypes);
    return withinContract(await scheduledSessions(context, rows, period, 'pre-reservation'));
  },
} satisfies HandlerPart;
