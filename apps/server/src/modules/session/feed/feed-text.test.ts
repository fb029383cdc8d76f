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
  ])('tells a program without zones of its own each instant in %s, clock changes included', async (zone) => {
    const first = Date.parse('2026-10-20T00:00:00Z');
    // Every 5 hours meet all times of day; around the changes of the northern and the southern year each half hour.
    const changes = ['2026-10-24T22:00:00Z', '2026-10-31T22:00:00Z', '2027-04-03T10:00:00Z'].map(Date.parse);
    const starts = [
      ...Array.from({ length: 1000 }, (_, place) => first + place * 5 * hour),
      ...changes.flatMap((change) => Array.from({ length: 24 }, (_, place) => change + (place * hour) / 2)),
    ];
    const entries = starts.map((start) => entry(new Date(start).toISOString()));
    const { events } = read(await textOf(zone, entries));
    expect(events.map(({ start, end }) => ({ start, end }))).toEqual(entries.map(({ span }) => span));
  });

  it('holds its zone once, and none in UTC', async () => {
    const text = await textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z')]);
    expect([...read(text).zones.keys()]).toEqual(['Europe/Berlin']);
    expect(text).toMatch(/DTSTAMP:20261120T090000Z\r\nDTSTART;TZID=Europe\/Berlin:20261124T090000\r\n/);
    expect(await textOf('UTC', [entry('2026-11-24T08:00:00Z')])).toContain('DTSTART:20261124T080000Z');
  });

  it('tells times that the clocks show twice in UTC, so that none ends before it begins (RFC 5545 §3.8.2.2)', async () => {
    const half = { start: Date.parse('2027-04-03T13:45:00Z'), end: Date.parse('2027-04-03T14:15:00Z') };
    const entries = [
      entry('2027-04-03T13:45:00Z', { span: half }),
      entry('2027-04-03T14:30:00Z'),
      entry('2027-04-03T13:30:00Z', { span: { start: half.start - 900_000, end: half.start } }),
      entry('2027-04-05T00:00:00Z'),
    ];
    const text = await textOf('Pacific/Auckland', entries);
    const { events, zones } = read(text);
    expect(events.map(({ start, end }) => ({ start, end }))).toEqual(entries.map(({ span }) => span));
    expect([...zones.keys()]).toEqual(['Pacific/Auckland']);
    expect(text).toContain('DTSTART:20270403T134500Z\r\nDTEND:20270403T141500Z\r\n');
    expect(text).toContain('DTSTART;TZID=Pacific/Auckland:20270405T120000\r\n');
  });

  it('lets others have their turn while a long one is written', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const first = Date.parse('2026-10-20T00:00:00Z');
    const entries = Array.from({ length: 1000 }, (_, place) =>
      entry(new Date(first + place * hour).toISOString()),
    );
    const { events } = read(await textOf('Europe/Berlin', entries));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(20);
    expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
  });

  it('is folded at 75 bytes between whole characters, each line ended with CRLF', async () => {
    const title = `Session ${'Ünïcode 👩‍⚕️ '.repeat(30)}`.trim();
    const text = await textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z', { title })]);
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(read(text).events[0]?.title).toBe(title);
  });

  it('takes no property from a name, and no control character', async () => {
    const evil = 'Dana\r\nEND:VCALENDAR\rX-EVIL:1\nBEGIN:VEVENT\u0000\u0007; "a",b\\n';
    const { root, events } = read(
      await textOf('Europe/Berlin', [entry('2026-11-24T08:00:00Z', { title: evil })], evil),
    );
    const told = 'Dana END:VCALENDAR X-EVIL:1 BEGIN:VEVENT ; "a",b\\n';
    expect(events).toMatchObject([{ title: told }]);
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe(told);
    expect(root.getFirstProperty('x-evil')).toBeNull();
  });

  it('is a calendar without anything in it too', async () => {
    const { root, events } = read(await textOf('Europe/Berlin', []));
    expect(events).toEqual([]);
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('prodid')).toBeTruthy();
  });
});
