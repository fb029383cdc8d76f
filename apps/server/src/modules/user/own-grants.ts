import type { RequestContext } from '../../context.ts';
import { findGrants, type Grant } from './user.repository.ts';

/** All rights of the caller, through roles and directly, each with the service that grants it. */
export function ownGrants({ tx, actor }: RequestContext): Promise<readonly Grant[]> {
  return findGrants(tx, actor.userId);
}
