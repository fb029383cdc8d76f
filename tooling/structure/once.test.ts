import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

/** What is small, needed in many places and written in one: where, and how it looks when it is written again. */
const once: readonly (readonly [what: string, owner: RegExp, copy: RegExp])[] = [
  ['dayMs', /\/day-ms\.ts$/, /\b86_?400_?000\b/],
  ['fullName', /\/full-name\.ts$/, /\$\{[\w.]*firstName\} \$\{[\w.]*lastName\}/],
  [
    'the comparison of stamps',
    /\/write-road\/stale-stamp\.ts$/,
    /\bdecodeStamp\((?!stamp: )|[!=]== encodeStamp\(/,
  ],
  ['none', /\/none\.ts$/, /: never\[\] = \[\]/],
];

const sources = files.filter(
  (file) =>
    /^(?:packages\/[^/]+|apps\/(?:crt|server))\/src\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|stories)\.tsx?$/.test(file),
);

test.each(once)('%s is written once', (_what, owner, copy) => {
  const written = sources.filter((file) => copy.test(read(file)));
  expect(written.filter((file) => owner.test(file))).not.toEqual([]);
  expect(written.filter((file) => !owner.test(file))).toEqual([]);
});
