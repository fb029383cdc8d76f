import type { RequestContext } from '../../../context.ts';
import type { Viewer } from './plan-query.ts';

/** Whose days the date filters mean: the zone that the caller sends, else UTC. */
export function viewerOf(
  context: RequestContext,
  request: { readonly timezone?: string | undefined },
): Viewer {
  return { now: context.clock.now(), timeZone: request.timezone ?? 'UTC' };
}
