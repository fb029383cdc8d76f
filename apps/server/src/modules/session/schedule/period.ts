import { dayMs } from '@crt/domain/day-ms';
import type { Span } from '@crt/domain/span';
import { invalidRequest } from '../../../errors.ts';

const longestDays = 62;

/** A period as calls ask for it: forward, and at most 62 days. @throws invalid-request */
export function periodOf(start: string, end: string, endPath = '/query/end'): Span {
  const period = { start: Date.parse(start), end: Date.parse(end) };
  const length = period.end - period.start;
  if (length <= 0) throw invalidRequest([{ path: endPath, message: 'The end must lie after the start.' }]);
  if (length > longestDays * dayMs)
    throw invalidRequest([{ path: endPath, message: `A period has at most ${longestDays} days.` }]);
  return period;
}
