import type { CalendarTexts } from '../calendar-texts.ts';
import type { PreparedEvent } from '../layout/event.ts';

/** What a place holds, for those who do not see it: the ranges behind it, how many events, or that it is free. */
export function contentName(behind: readonly PreparedEvent[], count: number, texts: CalendarTexts): string {
  const titles = behind.map(({ event }) => event.title);
  if (count > 0) return [...titles, texts.eventCount(count)].join(', ');
  return titles.length > 0 ? titles.join(', ') : texts.free;
}
