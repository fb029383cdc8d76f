import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { feedText, type FeedEntry } from './feed-text.ts';

const hour = 3_600_000;
const now = new Date('2026-11-20T09:00:00Z');
const entry = (start: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
  uid: `session-${start}@crt`,
  kind: 'session',
  title: 'Session 26-10412',
  span: { start: Date.parse(start), end: Date.parse(start) + hour },
  ...more,
});
const textOf = (zone: string, entries: readonly FeedEntry[], name = 'CRT Dana Novak') =>
  feedText({ name, zone, now, entries });

/** What a calendar program reads: the zones of the text itself, none that the program knows. */
function read(text: string) {
  const root = new ICAL.Component(ICAL.parse.component(text) as unknown[]);
  const zones = new Map(
    root.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone] as const;
    }),
  );
  const instant = (component: ICAL.Component, name: string) => {
    const property = component.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time;
    const zone = zones.get(String(property?.getFirstParameter('tzid')));
    if (zone) time.zone = zone;
    return time.toJSDate().getTime();
  };
  const events = root.getAllSubcomponents('vevent').map((component) => ({
    uid: component.getFirstPropertyValue('uid'),
    title: component.getFirstPropertyValue('summary'),
    start: instant(component, 'dtstart'),
    end: instant(component, 'dtend'),
  }));
  return { root, zones, events };
}

describe('the text of a calendar feed', () => {
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Europe/Dublin',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Pacific/Apia',
    'America/St_Johns',
    'UTC',
  ])('tells a program without zones of its own each instant in %s, clock changes included', (zone) => {
    const first = Date.parse('2026-10-20T00:00:00Z');
    // Every 30 minutes around each change of the period would be long; every 5 hours meets all times of day.
    const entries = Array.from({ length: 1100 }, (_, place) =>
      entry(new Date(first + place * 5 * hour).toISOString()),
    );
    const { events } = read(textOf(zone, entries));
    // The second of two equal times on the clocks cannot be told from the first one (RFC 5545 §3.3.5).
    const wrong = events.filter(({ start }, place) => start !== entries[place]?.span.start);
    expect(wrong.length).toBeLessThanOrEqual(1);
    expect(events.length).toBe(entries.length);
  });

  it('holds its zone once, and none in UTC', () => {
    expect([...read(textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z')])).zones.keys()]).toEqual([
      'Europe/Berlin',
    ]);
    expect(textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z')])).toMatch(
      /DTSTAMP:20261120T090000Z\r\nDTSTART;TZID=Europe\/Berlin:20261124T090000\r\n/,
    );
    expect(textOf('UTC', [entry('2026-11-24T08:00:00Z')])).toContain('DTSTART:20261124T080000Z');
  });

  it('is folded at 75 bytes between whole characters, each line ended with CRLF', () => {
    const title = `Session ${'Ünïcode 👩‍⚕️ '.repeat(30)}`.trim();
    const text = textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z', { title })]);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(read(text).events[0]?.title).toBe(title);
  });

  it('takes no property from a name, and no control character', () => {
    const evil = 'Dana\r\nEND:VCALENDAR\rX-EVIL:1\nBEGIN:VEVENT\u0000\u0007; "a",b\\n';
    const { root, events } = read(
      textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z', { title: evil })], evil),
    );
    const told = 'Dana END:VCALENDAR X-EVIL:1 BEGIN:VEVENT ; "a",b\\n';
    expect(events).toMatchObject([{ title: told }]);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe(told);
    expect(root.getFirstProperty('x-evil')).toBeNull();
  });

  it('is a calendar without anything in it too', () => {
    const { root, events } = read(textOf('Europe/Berlin', []));
    expect(events).toEqual([]);
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('prodid')).toBeTruthy();
  });
});
