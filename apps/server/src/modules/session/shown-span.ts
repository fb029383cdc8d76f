import type { Span } from '@crt/domain/span';
import { shownInstant } from '../history/field-value.ts';

/** A span as the schedule shows it: `05/04/2027 08:00 to 10:00`. */
export function shownSpan({ start, end }: Span, zone: string): string {
  const [from, to] = [start, end].map((at) => (shownInstant(new Date(at), zone) ?? '').split(' '));
  const [day = '', time = ''] = from ?? [];
  const [lastDay = '', lastTime = ''] = to ?? [];
  return `${day} ${time} to ${lastDay === day ? lastTime : `${lastDay} ${lastTime}`}`;
}
