import type { RequestContext } from '../../../context.ts';
import { invalidRequest } from '../../../errors.ts';
import type { Viewer } from './plan-query.ts';

/** Whose days the date filters mean: the zone that the caller sends, else UTC. @throws invalid-request for no zone */
export function viewerOf(
  context: RequestContext,
  request: { readonly timezone?: string | undefined },
): Viewer {
  return { now: context.clock.now(), timeZone: zoneOf(request.timezone, '/body/timezone') };
}

const accepted = new Set(['UTC']);

/** The zone of a request: every name that the runtime knows, old ones too. @throws invalid-request for no zone */
export function zoneOf(name: string | undefined, path: string): string {
  if (name === undefined) return 'UTC';
  if (accepted.has(name)) return name;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    throw invalidRequest([{ path, message: `${name} is no time zone.` }]);
  }
  accepted.add(name);
  return name;
}
