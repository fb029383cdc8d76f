/**
 * Design sessions with 200 designers, a year of availability and 20,000 sessions: how long the server takes to find the
 * session times of four weeks, and to book one with its test.
 */
import type { Output } from '../../apps/server/src/contract/handlers.ts';
import { freeRequests } from '../../apps/server/src/modules/session/testing/session-desk.ts';
import { printGoals } from '../shared/goals.ts';
import { startMeasured, type MeasuredServer } from '../shared/measured-server.ts';
import { median } from '../shared/statistics.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { fillDesigners } from './fill.ts';

const rounds = 15;
const plans = Number(process.env['CRT_SCALE'] ?? 20_000);
const day = 86_400_000;
const durations = {
  preparationDuration: '0.01:00:00',
  sessionDuration: '01:00:00',
  postprocessingDuration: '0.00:00:00',
};

async function measure(server: MeasuredServer, name: string): Promise<void> {
  const { db } = server.storage;
  const now = Date.now();
  await db.transaction((tx) => fillDesigners(tx, { count: 200, sessionCount: 20_000, now }));
  const requests = await freeRequests(db, rounds, true);
  const at = (days: number) => new Date(now + days * day).toISOString();
  const ask = (path: string, more: Readonly<Record<string, string>>) =>
    `/api/design/${path}?${new URLSearchParams({ ...durations, ...more })}`;
  const timesOf = (requestId: string) =>
    ask('sessionTimes', { requestId, dateTimeFrom: at(1), dateTimeTo: at(29) });
  const finding: number[] = [];
  const booking: number[] = [];
  for (const { requestId } of requests) {
    finding.push(await server.serverTime('GET', timesOf(requestId)));
    const times = (await server.call('GET', timesOf(requestId))) as Output<'listSessionTimes'>;
    const startDate = times.availableSlots[0]?.dateTimeFrom ?? '';
    const path = ask('availabilities', { requestId, startDate });
    const found = (await server.call('GET', path)) as Output<'findDesignersForSession'>;
    const wish = { requestId, designerId: found.chosenDesigner, startDate, ...durations };
    booking.push(await server.serverTime('POST', '/api/design/sessionsAdministration', wish));
  }
  console.log(`\n${name}: 200 designers, 20,000 sessions\n`);
  printGoals([
    { words: 'session times of four weeks', actual: median(finding), limit: 100, unit: 'ms' },
    { words: 'a booking with its test', actual: median(booking), limit: 25, unit: 'ms' },
  ]);
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans, 'session-manager');
  await measure(server, name).finally(() => server.stop());
});
