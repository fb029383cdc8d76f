import type { RequestContext } from '../../context.ts';

/** Tells everybody that a schedule is another one: calendars, slots and candidates are read anew (N39). */
export function announceSchedule(context: RequestContext, designerId: string | null): void {
  context.publish({ entity: 'schedule', entityId: designerId, ownerId: designerId });
  context.publish({ entity: 'session-time', entityId: null });
}
