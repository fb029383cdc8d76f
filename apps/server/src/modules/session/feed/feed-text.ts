import type { Span } from '@crt/domain/span';
import { TZDate } from '@date-fns/tz';
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

/** The text of a feed (RFC 5545), each time on the clocks of its zone, whose changes are told along. */
export function feedText({ name, zone, now, entries }: Feed): string {
  const spans = entries.map(({ span }) => span);
  const reach = {
    start: Math.min(now.getTime(), ...spans.map(({ start }) => start)),
    end: Math.max(now.getTime(), ...spans.map(({ end }) => end)),
  };
  const calendar = ical({
    name: onOneLine(name),
    prodId: { company: 'CRT', product: 'Design sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of its own: DTSTAMP has to be in UTC, and is in the zone of the calendar.
    timezone: { name: null, generator: (id) => zoneRules(id, reach) },
    ttl: refresh,
  });
  const local = (instant: number) => new TZDate(instant, zone);
  for (const { uid, kind, title, span } of entries) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      start: local(span.start),
      end: local(span.end),
      ...(zone === 'UTC' ? {} : { timezone: zone }),
      summary: onOneLine(title),
      ...meanings[kind],
    });
  }
  return calendar.toString();
}
