import { Api } from '../support/api.ts';
import { EventReader } from '../support/event-reader.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { timed, type Figure } from './figure.ts';
import { memoryOf } from './process-figures.ts';

const listeners = 50;
const people = 10;

/** H02: reads and a fifth of writes for some minutes, while many listen; memory and answers stay as they were. */
export async function soak(server: ServerProcess, minutes: number): Promise<Figure[]> {
  const planner = await Api.planner(server.origin);
  const readers = await Promise.all(Array.from({ length: listeners }, () => EventReader.open(planner)));
  const end = Date.now() + minutes * 60_000;
  const times: number[] = [];
  const memory: number[] = [];
  let failures = 0;
  const sample = setInterval(() => memory.push(memoryOf(server.pid)), 5_000);
  const person = async (_: unknown, place: number) => {
    for (let turn = place; Date.now() < end; turn += 1) {
      times.push(await timed(() => call(planner, turn).catch(() => (failures += 1))));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  clearInterval(sample);
  for (const reader of readers) reader.stop();
  // The first third warms up.
  const warm = memory.slice(Math.floor(memory.length / 3));
  const growth = ((warm.at(-1) ?? 0) - (warm[0] ?? 0)) / ((warm.length * 5) / 60);
  const sorted = times.toSorted((one, other) => one - other);
  const row = 'H02';
  return [
    { row, measure: `calls that failed in ${minutes} minutes, of ${times.length}`, value: failures, most: 0 },
    {
      row,
      measure: '95 of 100 answers came within ms',
      value: sorted[Math.floor(times.length * 0.95)] ?? 0,
      most: 500,
    },
    { row, measure: 'memory grows by MB a minute', value: Math.round(growth * 10) / 10, most: 2 },
  ];
}

async function call(api: Api, turn: number): Promise<void> {
  if (turn % 5 === 0) {
    const { stamp } = await api.readOrder();
    // Of two at once one is told that the other was first.
    const answer = await api.writeOrder(`SOAK-${turn}`, stamp);
    if (!answer.ok) throw new Error(`A write answered ${answer.status}`);
    return;
  }
  const filters = { filters: {}, limit: 50, page: 1 + (turn % 3) };
  const answer = await api.post('/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', filters);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
}
