import { beforeEach, expect, it, vi } from 'vitest';
import { addressOfList, forgetLists, readListId, rememberList } from './opened-lists.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('a list is found again by the name of its query, as it was listed last', () => {
  rememberList('a', 'requestId=1');
  rememberList('b', 'requestId=2');
  rememberList('a', 'requestId=3');
  expect([addressOfList('a'), addressOfList('b'), addressOfList('c')]).toEqual([
    'requestId=3',
    'requestId=2',
    undefined,
  ]);
  forgetLists();
  expect(addressOfList('a')).toBeUndefined();
});

it('the oldest of many lists are forgotten', () => {
  for (let number = 0; number < 40; number++) rememberList(String(number), 'all=1');
  expect([addressOfList('9'), addressOfList('10'), addressOfList('39')]).toEqual([
    undefined,
    'all=1',
    'all=1',
  ]);
});

it.each(['{', '"a"', '[["a"]]', '[["a",7]]'])('what is damaged is no list: %s', (text) => {
  kept.set('crt.openedLists', text);
  expect(addressOfList('a')).toBeUndefined();
});

it('a name is sixteen digits of hexadecimal, whatever the address says', () => {
  expect(readListId('9f86d081884c7d65')).toBe('9f86d081884c7d65');
  for (const text of [null, '', '9f86', '9F86D081884C7D65', "9f86d081884c7d6'"])
    expect(readListId(text)).toBeUndefined();
});
