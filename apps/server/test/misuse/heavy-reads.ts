import { Api } from '../support/api.ts';
import { timed, type Figure } from './figure.ts';

const rounds = 5;

/** G06, D12: the heaviest reads at once while people write; a small read is answered meanwhile as ever. */
export async function heavyReads(origin: string, mostMs: number): Promise<Figure[]> {
  const planner = await Api.planner(origin);
  const list = () =>
    planner.post('/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', { filters: {}, limit: 100, page: 1 });
  const log = () =>
    planner.post('/api/Changes/GetFulfilmentPlanChanges', { filters: {}, limit: 100, page: 1 });
  const sheet = () => planner.request('/api/FulfilmentPlan/Export?timezone=Europe/Berlin');
  const heavy = [list, log, sheet, sheet, list];
  let failures = 0;
  let isOver = false;
  const work = Promise.all(
    heavy.map(async (read) => {
      for (let round = 0; round < rounds; round += 1) {
        const answer = await read();
        await answer.arrayBuffer();
        // More than a person may ask for at once is put off in words.
        if (!answer.ok && answer.status !== 429 && answer.status !== 503) failures += 1;
      }
    }),
  ).finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push(await timed(() => planner.readOrder()));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await work;
  const sorted = times.toSorted((one, other) => one - other);
  return [
    {
      row: 'G06, D12',
      measure: `heavy reads that failed, of ${heavy.length * rounds}`,
      value: failures,
      most: 0,
    },
    {
      row: 'G06, D12',
      measure: '95 of 100 small reads came within ms',
      value: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      most: mostMs,
    },
  ];
}
