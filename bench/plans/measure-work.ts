import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import { productTypes } from '../../apps/server/src/modules/product/product.tables.ts';
import { encodeStamp } from '../../apps/server/src/modules/write-road/stamp.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import { verdict, type Row } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';

const rounds = 15;
const url = (call: string) => `/api/FulfilmentPlan/${call}`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return median(times);
}

const detailReads = (id: number) => [
  `GetDetailsConfiguration/${id}`,
  `GetContext/${id}`,
  `GetRequestInformation/${id}`,
  `GetPlanData/${id}`,
  `GetManufacturingInformation/${id}`,
  `GetShowShipmentInformation/${id}`,
  `GetShipmentInformation/${id}`,
  `GetMilestones/${id}`,
  `GetChanges/${id}`,
  `GetComments/${id}`,
  `GetLinkedPlans/${id}`,
  `GetFulfilmentPlanTimeline/${id}`,
];

/** All reads of the details screen after a visit of the whole list, one after the other. */
async function details(server: MeasuredServer, id: number): Promise<Row> {
  const body = { filters: {}, limit: 50, page: 1, timezone: 'UTC' };
  await server.call('POST', url('GetFilteredFulfilmentPlanItems'), body);
  const reads = detailReads(id);
  const all = async () => {
    for (const read of reads) await server.call('GET', url(read));
  };
  const statements = await server.readsOf(all);
  const [a, b] = [await medianOf(all), await medianOf(() => server.straight(statements))];
  return [
    `details, ${reads.length} calls`,
    `${a.toFixed(1)} ms`,
    `${b.toFixed(1)} ms`,
    verdict(a <= 150, '≤ 150'),
  ];
}

/** A field that moves the chain of milestones: rescheduling, history, event and all. */
async function edit(server: MeasuredServer, id: number): Promise<Row> {
  let isAtRisk = false;
  const send = async () => {
    const [plan] = await server.storage.db.select({ stamp: plans.stamp }).from(plans).where(eq(plans.id, id));
    isAtRisk = !isAtRisk;
    const date = isAtRisk ? '2026-11-16T10:00:00Z' : '2026-11-17T10:00:00Z';
    const body = { id, newValue: date, timestampBase64: encodeStamp(plan?.stamp ?? 0), ignoreWarning: true };
    return server.call('POST', url('EditFileUploadedDate'), body);
  };
  const a = await medianOf(send);
  return ['edit with rescheduling', `${a.toFixed(1)} ms`, '', verdict(a <= 15, '≤ 15')];
}

/** Places the waiting plans of one type anew while a reader asks for the list again and again. */
async function recalculate(server: MeasuredServer): Promise<Row> {
  const { db } = server.storage;
  const isWaiting = and(eq(productTypes.isCapacityScheduled, true), lte(plans.status, 3));
  const [type] = await db
    .select({ code: productTypes.code, id: productTypes.id })
    .from(productTypes)
    .where(eq(productTypes.isCapacityScheduled, true))
    .limit(1);
  const candidates = await db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(and(isWaiting, eq(productTypes.code, type?.code ?? '')));
  const surplus = candidates.slice(5_000).map(({ id }) => id);
  if (surplus.length > 0) await db.update(plans).set({ status: 9 }).where(inArray(plans.id, surplus));
  const number = candidates.length - surplus.length;
  let slowestRead = 0;
  let isDone = false;
  const body = { filters: {}, limit: 10, page: 1, timezone: 'UTC' };
  const reader = async () => {
    while (!isDone) {
      const read = await timed(() => server.call('POST', url('GetFilteredFulfilmentPlanItems'), body));
      slowestRead = Math.max(slowestRead, read);
    }
  };
  const reading = reader();
  const took = await timed(() =>
    server.call('POST', url('RecalculateManufacturingStartDate'), {
      id: candidates[0]?.id,
      newValue: type?.code,
    }),
  );
  isDone = true;
  await reading;
  return [
    `recalculating ${number} starts`,
    `${(took / 1000).toFixed(2)} s`,
    `slowest read ${slowestRead.toFixed(0)} ms`,
    verdict(took <= 3_000, '≤ 3 s'),
  ];
}

/** Memory above the level before, sampled while 20,000 plans are written to a spreadsheet. */
async function exportMemory(server: MeasuredServer): Promise<Row> {
  const { db } = server.storage;
  const [last] = await db.select({ id: plans.id }).from(plans).orderBy(desc(plans.id)).limit(1);
  const filters = (last?.id ?? 0) > 30_000 ? { chosenDistributionCenters: [3] } : {};
  await server.call('POST', url('SaveFiltersInSession'), filters);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  let size = 0;
  const took = await timed(async () => {
    const answer = await fetch(`${server.origin}${url('Export?timezone=Europe/Berlin')}`, {
      headers: server.headers,
    });
    if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
    for await (const chunk of answer.body ?? []) size += (chunk as Uint8Array).byteLength;
  });
  clearInterval(watch);
  const grown = (most - before) / 2 ** 20;
  return [
    `export of one centre's plans, ${(size / 2 ** 20).toFixed(1)} MB`,
    `${grown.toFixed(0)} MB more`,
    `${(took / 1000).toFixed(1)} s`,
    verdict(grown <= 150, '≤ 150 MB'),
  ];
}

/** Details, edits, recalculation and export. */
export async function measureWork(server: MeasuredServer): Promise<Row[]> {
  const [open] = await server.storage.db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.status, 0), eq(plans.type, 1), eq(plans.trackFileUploaded, true)))
    .orderBy(desc(plans.id))
    .limit(1);
  const id = open?.id ?? 1;
  // The export comes first: memory that other work has taken already would hide what it takes.
  const exported = await exportMemory(server);
  return [await details(server, id), await edit(server, id), await recalculate(server), exported];
}
