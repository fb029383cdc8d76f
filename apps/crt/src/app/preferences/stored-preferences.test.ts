import { expect, it } from 'vitest';
import { applyPreferences, parsePreferences } from './stored-preferences.ts';

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

it.each([
  ['{"theme":"dark","density":"compact"}', { theme: 'dark', density: 'compact' }],
  // The style sheet follows the machine as long as nobody has said otherwise.
  [null, { density: 'comfortable' }],
])('a page is dressed by %s', (text, marks) => {
  const page = { dataset: {} as DOMStringMap };
  applyPreferences(page, parsePreferences(text));
  expect(page.dataset).toEqual(marks);
});
