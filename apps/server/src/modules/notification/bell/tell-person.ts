import type { RequestContext } from '../../../context.ts';

/** Tells a person, and nobody else, that his notifications are others now: in the bell, on tabs and in rows (D23, G3). */
export function tellPerson(context: RequestContext, userId: string): void {
  for (const entity of ['notification', 'manufacturing-cycle-list'])
    context.publish({ entity, entityId: null, audience: userId });
}
