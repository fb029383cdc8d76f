import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import type { DesignResult } from './design-result.ts';
import { availabilities } from './session.tables.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const own = `designers/${dana}/availabilities`;
const write = async (method: string, path: string, body: object, as = 'designer') =>
  (await desk.call<DesignResult>(as, method, path, body)).body;
const stored = (startAt: string) =>
  desk.app.db
    .select()
    .from(availabilities)
    .where(and(eq(availabilities.designerId, dana), eq(availabilities.startAt, new Date(startAt))));

it('of two who enter the same absence at once both get the one that is there (N11)', async () => {
  const away = { startDate: '2026-12-08T08:00:00Z', endDate: '2026-12-08T10:00:00Z' };
  const answers = await Promise.all([
    write('POST', `${own}/absence`, away),
    write('POST', `${own}/absence`, away, 'session-manager'),
    write('POST', `${own}/absence`, away),
  ]);
  const rows = await stored(away.startDate);
  expect(rows).toHaveLength(1);
  for (const answer of answers) expect(answer).toEqual({ result: 0, messages: [], id: rows[0]?.id });
  const told = await desk.app.db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'availability'), eq(changes.aggregateId, rows[0]?.id ?? 0)));
  expect(new Set(told.map(({ batchId }) => batchId)).size).toBe(1);
});

it('an absence is not changed into one that is there; itself it may stay, and others lie over it (N11, N12)', async () => {
  const first = { startDate: '2026-12-09T08:00:00Z', endDate: '2026-12-09T10:00:00Z' };
  const longer = { ...first, endDate: '2026-12-09T11:00:00Z' };
  const { id } = await write('POST', `${own}/absence`, first);
  const other = await write('POST', `${own}/absence`, longer);
  expect(other).toMatchObject({ result: 0 });
  expect(other.id).not.toBe(id);
  expect(await write('PUT', `availabilities/absence/${other.id}`, first)).toMatchObject({
    result: 2,
    messages: ['This absence is there already.'],
  });
  expect(await write('PUT', `availabilities/absence/${id}`, first)).toMatchObject({ result: 0 });
  expect(await stored(first.startDate)).toHaveLength(2);
});

it('of two who enter the same availability at once the second reads that it is taken (N7, N42)', async () => {
  const one = { designerId: dana, startDate: '2026-12-12T08:00:00Z', endDate: '2026-12-12T10:00:00Z' };
  const answers = await Promise.all([
    write('POST', `${own}/single`, one),
    write('POST', `${own}/single`, one, 'session-manager'),
  ]);
  expect(answers.map(({ result }) => result).toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await stored(one.startDate)).toHaveLength(1);
});
