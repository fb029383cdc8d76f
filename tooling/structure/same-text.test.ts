import { expect, test } from 'vitest';
import { isTest, read, sources } from './repository.ts';

/** One side made small by the database, the other by whoever wrote the comparison. */
const byHand = /lower\(\$\{[^`]*?\}\)\s*=/;

test('texts that are one in any case are compared in one place, which makes both sides small alike', () => {
  const server = sources.filter((file) => file.startsWith('apps/server/src/') && !isTest(file));
  expect(server.length).toBeGreaterThan(300);
  const found = server.filter((file) => byHand.test(read(file)));
  expect(found).toEqual(['apps/server/src/platform/db/same-text.ts']);
});
