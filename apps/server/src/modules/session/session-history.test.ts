import type { Permission } from '@crt/domain/permission';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const write = async (method: string, path: string, body: object) =>
  (await desk.call<DesignResult>('session-manager', method, path, body)).body;
const changesOf = async (as: string | readonly Permission[], kind: string, id: number | null) => {
  const path = `/api/Changes/GetRecordChanges?kind=${kind}&id=${id}`;
  const { status, body } = await desk.app.call(as, 'GET', path);
  return { status, rows: status === 200 ? (body as Output<'listRecordChanges'>).data : [] };
};

/** Each kind of record with a write to one of them, and what its history then tells last. */
const writes: readonly [string, () => Promise<DesignResult>, object][] = [
  [
    'designer',
    () => write('PATCH', `designers/${dana}`, [{ op: 'replace', path: '/sessionsPerDay', value: 7 }]),
    { field: 'Sessions Per Day', newText: '7' },
  ],
  [
    'availability',
    () =>
      write('POST', `designers/${dana}/availabilities/single`, {
        designerId: dana,
        startDate: '2026-11-28T08:00:00Z',
        endDate: '2026-11-28T10:00:00Z',
      }),
    { field: 'Start', oldText: null, newText: '28/11/2026 08:00 UTC' },
  ],
  [
    'session-property',
    () =>
      write('PUT', 'GeneralSessionProperties/1', {
        preparationTime: '0.01:00:00',
        designSessionTime: '01:00:00',
        postProcessingTime: '0.00:00:00',
        sessionLimit: 33,
      }),
    { field: 'Session Limit', newText: '33' },
  ],
  [
    'design-session',
    async () => {
      const [request] = await desk.requests(1);
      return write('POST', 'sessionsAdministration', {
        requestId: request?.requestId,
        designerId: dana,
        startDate: '2026-12-01T08:00:00Z',
        preparationDuration: '0.00:00:00',
        sessionDuration: '01:00:00',
        postprocessingDuration: '0.00:00:00',
      });
    },
    { field: 'Designer', oldText: null, newText: 'Dana Novak' },
  ],
];

it.each(writes)('the history of %s is read by who manages sessions', async (kind, change, told) => {
  const { result, id } = await change();
  expect(result).not.toBe(2);
  const { rows } = await changesOf('session-manager', kind, id);
  expect(rows).toEqual(expect.arrayContaining([expect.objectContaining(told)]));
  expect((await changesOf('session-viewer', kind, id)).status).toBe(403);
  // Who maintains other records may ask, but not for these.
  expect((await changesOf(['CanManageMappings'], kind, id)).status).toBe(403);
});
