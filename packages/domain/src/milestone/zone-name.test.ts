import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['2026-11-20T09:00:00Z', 'Europe/Warsaw', 'CET'],
  ['2026-07-20T09:00:00Z', 'Europe/Warsaw', 'CEST'],
  ['2026-11-20T09:00:00Z', 'Asia/Kolkata', 'GMT+5:30'],
  ['2026-11-20T09:00:00Z', 'UTC', 'UTC'],
])('at %s %s is called %s, as beside other dates', (instant, zone, name) => {
  expect(zoneName(new Date(instant), zone)).toBe(name);
});
