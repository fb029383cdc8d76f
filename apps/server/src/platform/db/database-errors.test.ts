import { expect, it } from 'vitest';
import { shortageOf } from './database-errors.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['EMFILE', /too many files/],
  ['ENFILE', /too many files/],
  ['ENOSPC', /disk/],
  ['53100', /disk/],
  ['53300', /database/],
  ['57P01', /database/],
  ['08006', /database/],
  ['25006', /database/],
  ['ECONNREFUSED', /database/],
])('%s is a shortage of ours, wherever it hides', (code, what) => {
  expect(shortageOf(failure(code))).toMatch(what);
  expect(shortageOf(new Error('a query failed', { cause: failure(code) }))).toMatch(what);
  expect(shortageOf(new AggregateError([new Error('no'), failure(code)]))).toMatch(what);
});

it.each(['23505', '42P01', 'ENOENT', 'EACCES'])('%s is none', (code) => {
  expect(shortageOf(failure(code))).toBeUndefined();
});
