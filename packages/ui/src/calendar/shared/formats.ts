import { zoneName } from '../../texts/format-date.ts';
import type { CalendarTexts } from '../calendar-texts.ts';
import { MINUTES, dayAt, frameAt, frameOf, minuteOf } from '../layout/day-frame.ts';
import type { Span } from '../layout/event.ts';
import { dayMs } from '../../texts/day-ms.ts';

/** The hours of a clock face: 24, or 12 twice. */
export type HourCycle = 12 | 24;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formatters.get(key);
  if (!format) formatters.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** A day written in one of the usual ways. */
export function formatDay(day: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...options, timeZone: 'UTC' }).format(day * dayMs);
}

/** The days from one to another, written once where they share a month or a year. */
export function formatDays(
  first: number,
  last: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const range = formatter(locale, { ...options, timeZone: 'UTC' }).formatRange(first * dayMs, last * dayMs);
  // Node puts thin spaces around the dash where Chromium has plain ones: servers and browsers must write the same.
  return range.replace(/[\u2009\u202f]/g, ' ');
}

const longDays = new Map<string, Map<number, string>>();

/** `Tuesday, 24 November`, as days are named aloud. Each is made once, for all events of a day say it. */
export function longDay(day: number, locale: string): string {
  const texts = longDays.get(locale) ?? new Map<number, string>();
  longDays.set(locale, texts);
  let text = texts.get(day);
  if (text === undefined) {
    if (texts.size > 5000) texts.clear();
    text = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
    texts.set(day, text);
  }
  return text;
}

const minuteTexts = new Map<string, string[]>();

/** `09:30`, `9:30 am`: a minute of the clock face. Each is made once. */
export function formatMinute(minute: number, locale: string, hourCycle: HourCycle): string {
  const whole = Math.floor(minute) % MINUTES;
  if (hourCycle === 24)
    return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
  let texts = minuteTexts.get(locale);
  if (!texts) minuteTexts.set(locale, (texts = []));
  return (texts[whole] ??= formatter(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  }).format(whole * 60_000));
}

/** How the times of one calendar are written. */
export interface Clock {
  readonly locale: string;
  readonly timeZone: string;
  readonly hourCycle: HourCycle;
}

/** The clock's time at an instant; an hour that happens twice on its day says in which zone it is meant. */
export function formatInstant(instant: number, { locale, timeZone, hourCycle }: Clock): string {
  const frame = frameAt(instant, timeZone);
  const text = formatMinute(minuteOf(frame, instant), locale, hourCycle);
  const repeated = frame.offsetBefore - frame.offsetAfter;
  const isTwice = repeated > 0 && instant >= frame.changeAt - repeated && instant < frame.changeAt + repeated;
  return isTwice ? `${text} ${zoneName(instant, timeZone, locale)}` : text;
}

/** `Tuesday, 24 November, 09:30 to 10:00`: a stretch of time as it is announced. */
export function formatSpan(span: Span, clock: Clock, texts: CalendarTexts): string {
  const { locale, timeZone } = clock;
  if (span.isAllDay) {
    const [first, last] = [longDay(span.start, locale), longDay(span.end - 1, locale)];
    return first === last ? `${first}, ${texts.allDay}` : texts.to(first, last);
  }
  const [from, to] = [dayAt(span.start, timeZone), dayAt(span.end, timeZone)];
  const end = formatInstant(span.end, clock);
  return `${longDay(from, locale)}, ${texts.to(
    formatInstant(span.start, clock),
    from === to || span.end === frameOf(to, timeZone).start ? end : `${longDay(to, locale)} ${end}`,
  )}`;
}

/** `09:30 – 10:00`: the part of a stretch of time that lies on a day. */
export function formatPart(span: Span, day: number, clock: Clock, texts: CalendarTexts): string {
  if (span.isAllDay) return texts.allDay;
  const frame = frameOf(day, clock.timeZone);
  const from = Math.max(span.start, frame.start);
  const to = Math.min(span.end, frame.end);
  return `${formatInstant(from, clock)} – ${formatInstant(to, clock)}`;
}
