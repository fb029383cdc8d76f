import { Api } from '../support/api.ts';
import type { Figure } from './figure.ts';

const limit = 50;

interface PlanPage {
  readonly data: readonly { readonly id: number }[];
  readonly filteredPlansCount: number;
  readonly page: number;
}

async function readPage(api: Api, page: number, columnName: string): Promise<PlanPage> {
  const sortColumns = [
    { columnName, sortedColumn: 0, milestoneDateType: null, milestoneId: null, sortOrder: 1 },
  ];
  const body = { filters: { sortColumns }, limit, page };
  const answer = await api.post('/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', body);
  if (!answer.ok) throw new Error(`The list answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as PlanPage;
}

/** Writes one plan again and again until told to stop. */
function keepWriting(api: Api): () => Promise<void> {
  let isOver = false;
  const work = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const { stamp } = await api.readOrder();
      await (await api.writeOrder(`PAGE-${turn}`, stamp)).arrayBuffer();
    }
  })();
  return () => {
    isOver = true;
    return work;
  };
}

/** E10: pages of a list in an order of many equal values, while others write: each plan exactly once, and an end. */
export async function paging(origin: string): Promise<Figure[]> {
  const api = await Api.planner(origin);
  const stop = keepWriting(api);
  let twice = 0;
  let missing = 0;
  for (const column of ['distributionCenter', 'processingStatus', 'priority']) {
    const first = await readPage(api, 1, column);
    const pages = Math.ceil(first.filteredPlansCount / limit);
    const ids: number[] = first.data.map(({ id }) => id);
    for (let page = 2; page <= pages; page += 1)
      ids.push(...(await readPage(api, page, column)).data.map(({ id }) => id));
    twice += ids.length - new Set(ids).size;
    missing += first.filteredPlansCount - new Set(ids).size;
    const beyond = await readPage(api, pages + 5, column);
    if (beyond.page !== pages) missing += 1;
  }
  await stop();
  const row = 'E10';
  return [
    { row, measure: 'plans that stood on two pages', value: twice, most: 0 },
    { row, measure: 'plans on no page', value: missing, most: 0 },
  ];
}
