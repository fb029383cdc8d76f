import { expect, test } from 'vitest';
import { isGenerated, read, textFiles } from './repository.ts';

/** The words are put together here so that this file does not find itself. */
const anyOf = (...words: string[]) => new RegExp(words.join('|'));

function finds(pattern: RegExp, isExempt: (file: string) => boolean = () => false): string[] {
  return textFiles
    .filter((file) => !isExempt(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
        ),
    );
}

test('nothing depends on a place of one machine', () => {
  const places = anyOf(
    '/wo' + 'rk/',
    '/ro' + 'ot/',
    '/ho' + 'me/[a-z]',
    '/Us' + 'ers/[a-z]+/',
    String.raw`C:\\Us` + 'ers',
  );
  // A system's own programs may be looked for where systems keep them.
  expect(finds(places, (file) => file === 'tooling/browser.ts')).toEqual([]);
});

test('no package registry is named: each machine has its own', () => {
  const hosts = anyOf(
    'regis' + String.raw`try\.(npmjs|yarnpkg)`,
    'npm' + 'mirror',
    'arti' + 'factory',
    'verd' + 'accio',
  );
  expect(finds(hosts)).toEqual([]);
});

test('nothing is put off in a comment: do it, or write it down where work is planned', () => {
  const marks = new RegExp(
    String.raw`(//|/\*|\*|#|<!--)\s*(TO` + 'DO|FIX' + 'ME|X' + 'XX|HA' + String.raw`CK)\b`,
  );
  expect(finds(marks, isGenerated)).toEqual([]);
});

test('no rule of the checkers is switched off without a reason', () => {
  const off = new RegExp(
    '(ox|es)' +
      String.raw`lint-disable(-next-line|-line)?\s*[^-]*$|@ts-` +
      '(ignore|nocheck)|prettier-' +
      'ignore',
  );
  const withoutReason = finds(off, isGenerated).filter((line) => !/ -- \S/.test(line));
  expect(withoutReason).toEqual([]);
});
