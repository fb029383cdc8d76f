import type { HandlerPart } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { findZonesInUse } from './time-zone.repository.ts';
import { allTimeZones, timeZoneChoices } from './time-zones.ts';

/** Option lists of time zones (T28). */
export const timeZoneHandlers = {
  listActiveTimeZones: async ({ tx, clock }) =>
    answerOf({ data: timeZoneChoices(await findZonesInUse(tx), clock.now()) }),
  listAllTimeZones: ({ clock }) => answerOf({ data: allTimeZones(clock.now()) }),
} satisfies HandlerPart;
