import { setImmediate as othersTurn } from 'node:timers/promises';
import { dayMs } from '@crt/domain/day-ms';
import type { Span } from '@crt/domain/span';
import { TZDate, tzOffset } from '@date-fns/tz';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { zoneRules } from './zone-rules.ts';

/** What an entry means for the time of a designer. */
export type FeedKind = 'session' | 'pre-reservation' | 'availability' | 'absence';

/** An entry of a schedule in a calendar program. */
export interface FeedEntry {
  /** The same at every reading, and no other entry's. */
  readonly uid: string;
  readonly kind: FeedKind;
  readonly title: string;
  readonly span: Span;
}

/** A schedule as a calendar program reads it. */
export interface Feed {
  readonly name: string;
  /** IANA name. */
  readonly zone: string;
  readonly now: Date;
  readonly entries: readonly FeedEntry[];
}

const minute = 60_000;
/** Programs that ask how often they may ask again do so every quarter of an hour, in seconds. */
const refresh = 900;

const { BUSY, FREE, OOF, TENTATIVE } = ICalEventBusyStatus;
const { OPAQUE, TRANSPARENT } = ICalEventTransparency;

/** Only free time leaves room for others; who is absent is out of office. */
const meanings: Readonly<Record<FeedKind, Pick<ICalEventData, 'status' | 'busystatus' | 'transparency'>>> = {
  session: { status: ICalEventStatus.CONFIRMED, busystatus: BUSY, transparency: OPAQUE },
  'pre-reservation': { status: ICalEventStatus.TENTATIVE, busystatus: TENTATIVE, transparency: OPAQUE },
  availability: { status: ICalEventStatus.CONFIRMED, busystatus: FREE, transparency: TRANSPARENT },
  absence: { status: ICalEventStatus.CONFIRMED, busystatus: OOF, transparency: OPAQUE },
};

/** Names may hold anything; a line break in one would begin a property of its own, and RFC 5545 allows no controls. */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/**
 * Whether the clocks of a zone show the time of an instant twice. The first is meant (RFC 5545 §3.3.5), which not all
 * programs know, and the second cannot be said.
 */
function isRepeated(instant: number, zone: string): boolean {
  const offsetAt = (time: number) => tzOffset(zone, new Date(time)) * minute;
  const own = offsetAt(instant);
  return [instant - dayMs, instant + dayMs].some((near) => {
    const other = offsetAt(near);
    return other !== own && offsetAt(instant + own - other) === other;
  });
}

/** On the clocks of the zone, but for what only UTC tells from another time. */
function timesOf({ start, end }: Span, zone: string): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  if (zone === 'UTC' || isRepeated(start, zone) || isRepeated(end, zone))
    return { start: new Date(start), end: new Date(end) };
  return { start: new TZDate(start, zone), end: new TZDate(end, zone), timezone: zone };
}

const eventOf = ({ uid, kind, title, span }: FeedEntry, { zone, now }: Feed): ICalEventData => ({
  id: uid,
  stamp: now,
  ...timesOf(span, zone),
  summary: onOneLine(title),
  ...meanings[kind],
});

/** What the library writes of some events. */
const calendarText = (name: string, rules: string, events: readonly ICalEventData[]): string =>
  ical({
    name: onOneLine(name),
    prodId: { company: 'CRT', product: 'Design sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of its own: DTSTAMP has to be in UTC, and is in the zone of the calendar.
    timezone: { name: null, generator: () => rules },
    ttl: refresh,
    events: [...events],
  }).toString();

/** Whole lines: no text of an entry or a name begins one. */
const firstEvent = /^BEGIN:VEVENT\r$/m;
const calendarEnd = 'END:VCALENDAR';

/** The library writes so many entries in a few ms; half a year at a stretch would keep everybody else waiting. */
const atOnce = 25;

/**
 * The text of a feed (RFC 5545), each time on the clocks of its zone, whose changes are told along. Others are served
 * meanwhile.
 */
export async function feedText(feed: Feed): Promise<string> {
  const { name, zone, now, entries } = feed;
  const spans = entries.map(({ span }) => span);
  const rules = zoneRules(zone, {
    start: Math.min(now.getTime(), ...spans.map(({ start }) => start)),
    end: Math.max(now.getTime(), ...spans.map(({ end }) => end)),
  });
  const events: ICalEventData[] = [];
  let text = '';
  for (let from = 0; from < entries.length; from += atOnce) {
    const part = entries.slice(from, from + atOnce).map((entry) => eventOf(entry, feed));
    events.push(...part);
    const written = calendarText(name, rules, part);
    text += written.slice(written.search(firstEvent), -calendarEnd.length);
    await othersTurn();
  }
  // The zone is told where a time is on its clocks.
  const zoned = events.find(({ timezone }) => timezone !== undefined);
  const frame = calendarText(name, rules, zoned ? [zoned] : []);
  const head = frame.slice(0, zoned ? frame.search(firstEvent) : -calendarEnd.length);
  return `${head}${text}${calendarEnd}\r\n`;
}
