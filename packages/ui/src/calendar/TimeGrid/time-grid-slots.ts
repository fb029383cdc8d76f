import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarTexts } from '../calendar-texts.ts';
import { type DayFrame, MINUTES } from '../layout/day-frame.ts';
import type { PreparedEvent } from '../layout/event.ts';
import type { Packed } from '../layout/pack.ts';
import { type ValidRange, isValidDay } from '../layout/period.ts';
import { type DaySegment, type Segment, rangeOn } from '../layout/segments.ts';
import type { Slot } from '../layout/slots.ts';
import { contentName } from '../shared/content-name.ts';
import { type Clock, formatMinute, longDay } from '../shared/formats.ts';

/** Where the cursor stands at first: today if it is shown, else the first day that may be used. */
export function firstSlot(
  days: readonly number[],
  today: number | undefined,
  validRange: ValidRange | undefined,
  minute: number | undefined,
): Slot {
  const usable = days.filter((day) => isValidDay(day, validRange));
  const day = today !== undefined && usable.includes(today) ? today : (usable[0] ?? days[0] ?? 0);
  return { day, minute };
}

/** What stands on the day of a slot, before and behind. */
export interface SlotDay {
  readonly frame: DayFrame;
  readonly segments: readonly Packed<DaySegment>[];
  readonly background: readonly PreparedEvent[];
}

/** `Tuesday, 24 November, 09:30 to 10:00, Absent, 2 events`. */
export function slotName(
  { day, minute }: Slot,
  slotMinutes: number,
  { locale, hourCycle }: Clock,
  texts: CalendarTexts,
  there: SlotDay | undefined,
): string {
  if (minute === undefined) return `${longDay(day, locale)}, ${texts.allDay}`;
  const end = minute + slotMinutes;
  const isHere = (part: Segment | undefined) => part !== undefined && part.start < end && minute < part.end;
  const count = there?.segments.filter(({ item }) => isHere(item)).length ?? 0;
  const behind = there?.background.filter((prepared) => isHere(rangeOn(prepared, there.frame))) ?? [];
  const time = (at: number) => formatMinute(at % MINUTES, locale, hourCycle);
  const when = texts.to(time(minute), time(end));
  return `${longDay(day, locale)}, ${when}, ${contentName(behind, count, texts)}`;
}

/** Opens a grid of 24 hours on one of them. */
export function useScrollToHour(hour: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector<HTMLElement>('[data-timed]');
    if (scroller.current && body) scroller.current.scrollTop = (body.offsetHeight * hour) / 24 - 8;
  }, [hour]);
  return scroller;
}

/** Tells the grid as `--head` how high the days over its hours are: they grow with what lasts whole days. */
export function useHeadHeight(): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return undefined;
    const tell = () => element.parentElement?.style.setProperty('--head', `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return head;
}
