import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { DesignResult } from './design-result.ts';
import { makeMeetings } from './meeting/make-meetings.ts';
import { dana, sessionDesk, testNow } from './testing/session-desk.ts';

const desk = sessionDesk();
const administration = 'sessionsAdministration';
type Refusal = DesignResult & {
  readonly type?: string;
  readonly detail?: string;
  readonly timestamp?: string;
};

const makeAll = async () => {
  while ((await desk.work(makeMeetings, new Date(testNow.getTime() + 6000))) > 0);
};

/** A session of Dana whose meeting is made, and how she and a manager change it. */
async function booked(start: string) {
  const [request] = await desk.requests(1);
  const session = {
    requestId: request?.requestId,
    designerId: dana,
    preparationDuration: '0.01:00:00',
    sessionDuration: '01:00:00',
    postprocessingDuration: '0.00:00:00',
  };
  const { body } = await desk.call<DesignResult>('session-manager', 'POST', administration, {
    ...session,
    startDate: start,
  });
  expect(body).toMatchObject({ result: 0, messages: [] });
  await makeAll();
  const address = `${administration}/${body.id}`;
  return {
    address,
    read: async () => (await desk.call<Output<'getDesignSession'>>('designer', 'GET', address)).body,
    move: (as: string, startDate: string, more: object = {}) =>
      desk.call<Refusal>(as, 'PUT', administration, { ...session, id: body.id, startDate, ...more }),
  };
}

it('that somebody else moved meanwhile is not overwritten by a retry untold (N16)', async () => {
  const { read, move } = await booked('2026-11-25T08:00:00Z');
  const { timestampBase64 } = await read();
  expect((await move('session-manager', '2026-11-25T13:00:00Z')).body.result).toBe(0);
  const mine = { timestampBase64, timezone: 'Europe/London' };
  // Told at once, while the meeting of the other time is being made.
  const { status, body } = await move('designer', '2026-11-25T09:00:00Z', mine);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: 'urn:crt:problem:stale-stamp',
    detail:
      'The session was changed by Simon Mercer at the same time. It is now 25/11/2026 13:00 GMT with Dana Novak, preparation 1 hour, session 1 hour, post-processing none. Save again to overwrite that.',
  });
  const now = await read();
  expect(now).toMatchObject({ startDate: '2026-11-25T13:00:00.000Z', timestampBase64: body.timestamp });
  const seen = { ...mine, timestampBase64: body.timestamp };
  expect((await move('designer', '2026-11-25T09:00:00Z', seen)).body.messages).toEqual([
    'Only a session whose meeting is created can be changed.',
  ]);
  await makeAll();
  expect((await move('designer', '2026-11-25T09:00:00Z', mine)).status).toBe(409);
  expect((await move('designer', '2026-11-25T09:00:00Z', seen)).body.result).toBe(0);
  expect((await read()).startDate).toBe('2026-11-25T09:00:00.000Z');
});

it('changes as its reader saw it although its meeting was made since, and without a stamp as it is (N16)', async () => {
  const { read, move } = await booked('2026-11-27T08:00:00Z');
  expect((await move('session-manager', '2026-11-27T09:00:00Z')).body.result).toBe(0);
  const { timestampBase64 } = await read();
  await makeAll();
  const other = 'Mars/Olympus';
  expect((await move('designer', '2026-11-27T12:00:00Z', { timestampBase64, timezone: other })).status).toBe(
    200,
  );
  expect((await move('designer', '2026-11-27T13:00:00Z', { timestampBase64 })).body.result).toBe(0);
  await makeAll();
  expect((await move('session-manager', '2026-11-27T12:00:00Z', { timestampBase64 })).body).toMatchObject({
    status: 409,
    detail: expect.stringContaining('was changed by Dana Novak') as string,
  });
  expect((await move('session-manager', '2026-11-27T12:00:00Z')).body.result).toBe(0);
});

it('of two equal changes at once both are made, with one meeting for both; only another one has to wait for it (N16)', async () => {
  const { read, move } = await booked('2026-12-03T08:00:00Z');
  const equal = '2026-12-03T10:00:00Z';
  const { timestampBase64 } = await read();
  const seen = { timestampBase64 };
  const answers = await Promise.all([move('session-manager', equal, seen), move('designer', equal, seen)]);
  for (const { body } of answers) expect(body).toMatchObject({ result: 0, messages: [] });
  const stands = await read();
  expect(stands.startDate).toBe('2026-12-03T10:00:00.000Z');
  const waits = ['Only a session whose meeting is created can be changed.'];
  expect((await move('designer', equal, { sessionDuration: '02:00:00' })).body.messages).toEqual(waits);
  expect((await move('designer', equal, { preparationDuration: '0.02:00:00' })).body.messages).toEqual(waits);
  expect((await move('designer', '2026-12-03T11:00:00Z')).body.messages).toEqual(waits);
  expect((await read()).timestampBase64).toBe(stands.timestampBase64);
});

it('that was given to another designer says so to who had it, and not to whom (N16)', async () => {
  const { address, read, move } = await booked('2026-12-01T08:00:00Z');
  const { timestampBase64 } = await read();
  const { body: designers } = await desk.call<Output<'listDesigners'>>('session-manager', 'GET', 'designers');
  const others = designers.filter(({ id, productIds }) => id !== dana && productIds.includes(1));
  const results: (number | undefined)[] = [];
  for (const { id: designerId } of others)
    if (!results.includes(0))
      results.push((await move('session-manager', '2026-12-01T13:00:00Z', { designerId })).body.result);
  expect(results).toContain(0);
  const told = {
    status: 403,
    body: { type: 'urn:crt:problem:not-yours', detail: 'Another designer has this session now.' },
  };
  expect(await move('designer', '2026-12-01T09:00:00Z', { timestampBase64 })).toMatchObject(told);
  for (const method of ['GET', 'DELETE'])
    expect(await desk.call('designer', method, address)).toMatchObject(told);
});
