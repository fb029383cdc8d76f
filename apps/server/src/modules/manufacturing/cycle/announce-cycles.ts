import type { RequestContext } from '../../../context.ts';

/** So many are announced one by one; of more it is told once that many changed. */
const mostNamed = 20;

/** Tells whoever shows these cycles that what they show is another thing now, without a change of their own. */
export function announceCycles(context: RequestContext, ids: readonly number[]): void {
  const told = ids.length > mostNamed ? [null] : ids.map(String);
  for (const entityId of told)
    for (const entity of ['manufacturing-cycle', 'prototype-cycle']) context.publish({ entity, entityId });
}
