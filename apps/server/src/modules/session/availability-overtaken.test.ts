import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
type Refusal = DesignResult & {
  readonly type?: string;
  readonly detail?: string;
  readonly timestamp?: string;
};
type Kind = 'absence' | 'single' | 'calendar';

/** An entry of Dana, and how she and a manager change it. */
async function entered(kind: Kind, form: object) {
  const path = `designers/${dana}/availabilities/${kind}`;
  const { body } = await desk.call<DesignResult>('designer', 'POST', path, {
    ...form,
    ...(kind === 'single' && { designerId: dana }),
  });
  expect(body).toMatchObject({ result: 0, messages: [] });
  return {
    id: body.id,
    read: async () =>
      (await desk.call<Output<'getAvailability'>>('designer', 'GET', `availabilities/${body.id}`)).body,
    change: (as: string, next: object) =>
      desk.call<Refusal>(as, 'PUT', `availabilities/${kind}/${body.id}`, next),
  };
}

const range = (startDate: string, endDate: string) => ({ startDate, endDate });
const weekOf = (endDate: string, startTime: string) => ({
  startDate: '2027-01-04',
  endDate,
  days: [{ weekDay: 6 as const, startTime, endTime: '12:00:00' }],
});

describe('what somebody else changed since it was read is not overwritten untold (N12, N43)', () => {
  it.each([
    {
      kind: 'absence' as const,
      first: range('2026-12-05T08:00:00Z', '2026-12-05T10:00:00Z'),
      theirs: range('2026-12-05T23:00:00Z', '2026-12-06T23:00:00Z'),
      mine: range('2026-12-05T09:00:00.000Z', '2026-12-05T10:00:00.000Z'),
      told: 'The absence was changed by Simon Mercer at the same time. It is now 06/12/2026 00:00 to 07/12/2026 00:00 CET. Save again to overwrite that.',
    },
    {
      kind: 'single' as const,
      first: range('2026-11-28T08:00:00Z', '2026-11-28T10:00:00Z'),
      theirs: range('2026-11-28T12:00:00Z', '2026-11-28T14:30:00Z'),
      mine: range('2026-11-28T09:00:00.000Z', '2026-11-28T10:00:00.000Z'),
      told: 'The availability was changed by Simon Mercer at the same time. It is now 28/11/2026 13:00 to 15:30 CET. Save again to overwrite that.',
    },
    {
      kind: 'calendar' as const,
      first: weekOf('2027-01-31', '08:00:00'),
      theirs: weekOf('2027-02-28', '10:00:00'),
      mine: weekOf('2027-01-31', '09:00:00'),
      told: 'The availability was changed by Simon Mercer at the same time. It is now 04/01/2027 to 28/02/2027, Sat 10:00-12:00. Save again to overwrite that.',
    },
  ])('$kind', async ({ kind, first, theirs, mine, told }) => {
    const { read, change } = await entered(kind, first);
    const { timestampBase64 } = await read();
    expect((await change('session-manager', theirs)).body.result).toBe(0);
    const seen = await read();
    const { status, body } = await change('designer', { ...mine, timestampBase64 });
    expect({ status, type: body.type, detail: body.detail }).toEqual({
      status: 409,
      type: 'urn:crt:problem:stale-stamp',
      detail: told,
    });
    expect(body.timestamp).toBe(seen.timestampBase64);
    expect(await read()).toEqual(seen);
    expect((await change('designer', { ...mine, timestampBase64: body.timestamp })).body.result).toBe(0);
    expect(await read()).toMatchObject(mine);
    // Without a stamp it is replaced as it is.
    expect((await change('session-manager', theirs)).body.result).toBe(0);
  });
});

it('is told before what else would be in the way of it, and only by a stamp of its own (N42)', async () => {
  const there = range('2026-12-12T08:00:00Z', '2026-12-12T10:00:00Z');
  await entered('single', there);
  const { read, change } = await entered('single', range('2026-12-13T08:00:00Z', '2026-12-13T10:00:00Z'));
  const { timestampBase64 } = await read();
  const overlap = { result: 2, messages: ['This time overlaps with another availability.'] };
  expect((await change('designer', { ...there, timestampBase64 })).body).toMatchObject(overlap);
  const later = range('2026-12-13T09:00:00Z', '2026-12-13T10:00:00Z');
  expect((await change('designer', { ...later, timestampBase64 })).body.result).toBe(0);
  expect((await change('designer', { ...there, timestampBase64 })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('was changed by you') as string,
  });
  expect((await change('designer', { ...later, timestampBase64: 'AAAAAAAAB9E=' })).status).toBe(400);
});

it('carries its stamp in the schedule that draws it, a series on each of its days (N1, N6)', async () => {
  const single = await entered('single', range('2026-12-19T08:00:00Z', '2026-12-19T10:00:00Z'));
  await single.change('designer', range('2026-12-19T08:00:00Z', '2026-12-19T11:00:00Z'));
  const week = await entered('calendar', {
    ...weekOf('2027-03-31', '08:00:00'),
    startDate: '2027-03-01',
    days: [{ weekDay: 7, startTime: '08:00:00', endTime: '09:00:00' }],
  });
  const stampsOf = async (id: number | null, start: string, end: string) => {
    const path = `schedules/${dana}?start=${start}T00:00:00Z&end=${end}T00:00:00Z`;
    const { body } = await desk.call<Output<'getDesignerSchedule'>>('designer', 'GET', path);
    return body.availabilities.filter((one) => one.id === id).map((one) => one.timestampBase64);
  };
  const { timestampBase64 } = await single.read();
  expect(await stampsOf(single.id, '2026-12-14', '2026-12-21')).toEqual([timestampBase64]);
  const ofWeek = (await week.read()).timestampBase64;
  expect(await stampsOf(week.id, '2027-03-01', '2027-03-15')).toEqual([ofWeek, ofWeek]);
});
