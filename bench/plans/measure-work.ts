import { and, count, desc, eq, gt, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import { capacityDefaults, capacityEntries } from '../../apps/server/src/modules/capacity/capacity.tables.ts';
import { changes } from '../../apps/server/src/modules/history/change.tables.ts';
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

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
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
    let sum = 0;
    for (const read of reads) sum += await server.serverTime('GET', url(read));
    return sum;
  };
  const statements = await server.readsOf(all);
  const [a, b] = [await medianOf(all), await medianOf(() => timed(() => server.straight(statements)))];
  return [
    `details, ${reads.length} calls`,
    `${a.toFixed(1)} ms`,
    `${b.toFixed(1)} ms`,
    ...judged(a <= 150, '≤ 150', 'half is the place in the list: the plans before it are counted'),
  ];
}

/** A field that moves the chain of milestones: rescheduling, history, event and all. */
async function edit(server: MeasuredServer, id: number): Promise<Row> {
  let round = 0;
  const a = await medianOf(async () => {
    const { stamp, createdAt } = plans;
    const [plan] = await server.storage.db.select({ stamp, createdAt }).from(plans).where(eq(plans.id, id));
    round += 1;
    // A file comes after its request; the two dates take turns.
    const hours = (1 + (round % 2)) * 3_600_000;
    const newValue = new Date((plan?.createdAt.getTime() ?? 0) + hours).toISOString();
    const body = { id, newValue, timestampBase64: encodeStamp(plan?.stamp ?? 0), ignoreWarning: true };
    return server.serverTime('POST', url('EditFileUploadedDate'), body);
  });
  return [
    'edit with rescheduling',
    `${a.toFixed(1)} ms`,
    '',
    ...judged(
      a <= 15,
      '≤ 15',
      'four fifths are processor time of the server, one fifth that of the database',
    ),
  ];
}

/** The cells of a goal: whether it is met and, where it is not, what profiling found. */
const judged = (isMet: boolean, goal: string, reason: string) => [verdict(isMet, goal), isMet ? '' : reason];

const mostStarts = 5_000;

/** Plans of one type that wait for their start, so many that there is enough to do; more of them are done with. */
async function waitingPlans({ storage: { db } }: MeasuredServer) {
  const isWaiting = and(eq(productTypes.isCapacityScheduled, true), lte(plans.status, 3));
  const [type] = await db
    .select({ code: productTypes.code })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(isWaiting)
    .groupBy(productTypes.code)
    .orderBy(desc(count()))
    .limit(1);
  const code = type?.code ?? '';
  const found = await db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(and(isWaiting, eq(productTypes.code, code)));
  const surplus = found.slice(mostStarts).map(({ id }) => id);
  if (surplus.length > 0) await db.update(plans).set({ status: 9 }).where(inArray(plans.id, surplus));
  return { code, ids: found.slice(0, mostStarts).map(({ id }) => id) };
}

/** Takes two weeks from all sites, or gives them back, so that every start behind them moves. */
async function turnCapacity({ storage: { db } }: MeasuredServer): Promise<void> {
  const given = await db.delete(capacityEntries).where(lt(capacityEntries.id, 0)).returning();
  if (given.length > 0) return;
  const closed = (await db.select().from(capacityDefaults)).map(({ calendarId, locationId }, place) => ({
    id: -1 - place,
    calendarId,
    locationId,
    date: dayFromNow(3),
    dateTo: dayFromNow(17),
    value: 0,
  }));
  await db.insert(capacityEntries).values(closed);
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Places the waiting plans of one type anew while a reader asks for the list again and again. */
async function recalculate(server: MeasuredServer): Promise<Row> {
  const { db } = server.storage;
  const { code, ids } = await waitingPlans(server);
  await turnCapacity(server);
  const [last] = await db.select({ id: changes.id }).from(changes).orderBy(desc(changes.id)).limit(1);
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
    server.call('POST', url('RecalculateManufacturingStartDate'), { id: ids[0], newValue: code }),
  );
  isDone = true;
  await reading;
  const rows = await db.$count(changes, gt(changes.id, last?.id ?? 0));
  return [
    `recalculating ${ids.length} starts, ${rows} rows of history`,
    `${(took / 1000).toFixed(2)} s`,
    `slowest read ${slowestRead.toFixed(0)} ms`,
    ...judged(
      took <= 3_000,
      '≤ 3 s',
      'half is the database writing the history into its twelve indexes, a quarter is reckoning beside the reader',
    ),
  ];
}

/** Centres that have so many plans together, the largest first. */
async function centresWith({ storage: { db } }: MeasuredServer, wanted: number) {
  const number = count();
  const ofCentres = await db
    .select({ id: plans.distributionCenterId, number })
    .from(plans)
    .where(isNotNull(plans.distributionCenterId))
    .groupBy(plans.distributionCenterId)
    .orderBy(desc(number));
  const chosen: typeof ofCentres = [];
  let total = 0;
  for (const centre of ofCentres) {
    if (total >= wanted) break;
    chosen.push(centre);
    total += centre.number;
  }
  return { ids: chosen.map(({ id }) => id), total };
}

/** Memory above the level before, sampled while at least 20,000 plans are written to a spreadsheet. */
async function exportMemory(server: MeasuredServer): Promise<Row> {
  const { ids, total } = await centresWith(server, 20_000);
  await server.call('POST', url('SaveFiltersInSession'), { chosenDistributionCenters: ids });
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
    `export of ${total} plans, ${(size / 2 ** 20).toFixed(1)} MB`,
    `${grown.toFixed(0)} MB more`,
    `${(took / 1000).toFixed(1)} s`,
    verdict(grown <= 150, '≤ 150 MB'),
    '',
  ];
}

/** Details, edits, recalculation and export. */
export async function measureWork(server: MeasuredServer): Promise<Row[]> {
  const [open] = await server.storage.db
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        eq(plans.status, 0),
        eq(plans.designStatus, 0),
        eq(plans.type, 1),
        eq(plans.trackFileUploaded, true),
      ),
    )
    .orderBy(desc(plans.id))
    .limit(1);
  const id = open?.id ?? 1;
  // The export comes first: memory that other work has taken already would hide what it takes.
  const exported = await exportMemory(server);
  return [await details(server, id), await edit(server, id), await recalculate(server), exported];
}
