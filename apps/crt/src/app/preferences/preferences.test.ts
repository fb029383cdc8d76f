import { expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

const defaults = { menuMode: 'AUTO', theme: 'system', density: 'comfortable', singleKeys: true };

it.each([
  ['nothing stored', null, defaults],
  ['damage', '{', defaults],
  ['another kind of value', '"AUTO"', defaults],
  ['an unknown mode', '{"menuMode":"DIAGONAL"}', defaults],
  [
    'choices',
    '{"menuMode":"COLLAPSE","theme":"dark","density":"compact","singleKeys":false}',
    { menuMode: 'COLLAPSE', theme: 'dark', density: 'compact', singleKeys: false },
  ],
])('preferences with %s', (_case, text, expected) => {
  expect(parsePreferences(text)).toEqual(expected);
});
