import { expect, it } from 'vitest';
import { withoutSecrets } from './log-options.ts';

it.each([
  ['/calendarFeed.ics?token=abc', '/calendarFeed.ics?token=[secret]'],
  ['/calendarFeed.ics?%74oken=abc&x=1', '/calendarFeed.ics?%74oken=[secret]&x=1'],
  ['/calendarFeed.ics?token[]=abc', '/calendarFeed.ics?token[]=[secret]'],
  ['/auth?code=1&state=2&prompt=none', '/auth?code=[secret]&state=[secret]&prompt=none'],
  ['/api/Search?tokens=1&%zz=2', '/api/Search?tokens=1&%zz=2'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
