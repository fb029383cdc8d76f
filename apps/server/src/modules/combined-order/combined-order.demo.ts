import { combinedOrderKey } from '@crt/domain/combined-order';
import { createJob, jobAfter, type Job } from '@crt/domain/job';
import { requestType } from '@crt/domain/request-type';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import type { Shopfloor } from '../manufacturing/cycle/cycle.demo.ts';
import { jobOf } from '../manufacturing/job/job-state.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { findJobs } from '../manufacturing/manufacturing.options.ts';
import { plans } from '../plan/plan.tables.ts';
import { demoWorkflowIds } from '../workflow/workflow.demo.ts';
import {
  combinedOrderComments,
  combinedOrderDefinitions,
  combinedOrderMembers,
  combinedOrders,
} from './combined-order.tables.ts';
import { orderColumns } from './order-with-members.ts';

const definitions = [
  { id: 1, name: 'Printing', keyType: combinedOrderKey.buildId, symbol: 'SLM', prefix: 'BLD-' },
  {
    id: 2,
    name: 'Sterilization',
    keyType: combinedOrderKey.sterileLotNumber,
    symbol: 'STER',
    prefix: 'LOT-',
  },
  { id: 3, name: 'Shipment', keyType: combinedOrderKey.trackingNumber, symbol: 'PACK', prefix: '1Z88-' },
] as const;
const perDefinition = 15;
/** Of those, so many have no requests yet. */
const emptyOnes = 2;
/** The jobs of so many of the newest cycles are looked at. */
const cyclesLookedAt = 200;

interface Member {
  readonly jobId: number;
  readonly job: Job;
}

/** Three kinds of combined orders, fifteen of each, with jobs that stand where the order stands (§3.0). */
export async function fillCombinedOrders(tx: Database, { workers, now }: Shopfloor): Promise<void> {
  const rows = definitions.map(({ id, name, keyType, symbol }) => ({
    id,
    name,
    keyType,
    workflowId: demoWorkflowIds.get(symbol) ?? 0,
  }));
  await insertRows(tx, combinedOrderDefinitions, rows);
  const orders: (typeof combinedOrders.$inferInsert & { readonly id: number })[] = [];
  const members: (typeof combinedOrderMembers.$inferInsert)[] = [];
  for (const [place, { id: definitionId, workflowId }] of rows.entries()) {
    const groups = await jobsByState(tx, workflowId);
    for (let at = 0; at < perDefinition; at += 1) {
      const id = place * perDefinition + at + 1;
      const own = at < perDefinition - emptyOnes ? taken(groups, at) : [];
      for (const { jobId, job } of own) members.push({ orderId: id, jobId, passNumber: job.pass });
      const [first] = own;
      const common = first ? jobAfter(first.job.steps, first.job.events) : createJob([]);
      const number = String(at + 1).padStart(2, '0');
      orders.push({
        id,
        definitionId,
        identifier: `${definitions[place]?.prefix ?? ''}2611-${number}`,
        orderNumber: at % 3 === 0 ? null : `TRK-${88100 + id}`,
        workflowVersion: first ? await versionOf(tx, first.jobId) : null,
        ...orderColumns({
          job: common,
          members: [],
        }),
      });
    }
  }
  await insertRows(tx, combinedOrders, orders);
  await insertRows(tx, combinedOrderMembers, members);
  await fillComments(tx, orders, workers[0]?.id, now);
  for (const table of [combinedOrderDefinitions, combinedOrders]) await continueIds(tx, table);
}

const commentText = 'Hold the tray until the last request has arrived.';

async function fillComments(
  tx: Database,
  orders: readonly { readonly id: number }[],
  userId: string | undefined,
  now: Date,
): Promise<void> {
  const talked = userId === undefined ? [] : orders.filter(({ id }) => id % 5 === 1);
  await insertRows(
    tx,
    combinedOrderComments,
    talked.map(({ id }) => ({ ownerId: id, text: commentText, userId: userId ?? '', modifiedAt: now })),
  );
  if (talked.length > 0)
    await tx
      .update(combinedOrders)
      .set({ lastComment: commentText })
      .where(
        inArray(
          combinedOrders.id,
          talked.map(({ id }) => id),
        ),
      );
}

/** Up to two of the jobs that stand at one of the states, each state in its turn. */
function taken(groups: readonly Member[][], at: number): readonly Member[] {
  const left = groups.filter((group) => group.length > 0);
  return left[at % Math.max(1, left.length)]?.splice(0, 1 + (at % 2)) ?? [];
}

/** Jobs of a workflow without reworks, of the newest cycles, by what has happened to them. */
async function jobsByState(tx: Database, workflowId: number): Promise<Member[][]> {
  const rows = await tx
    .select({ jobId: manufacturingJobs.id, cycleId: manufacturingJobs.cycleId })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(and(eq(manufacturingJobs.workflowId, workflowId), ne(plans.type, requestType.prototype)))
    .orderBy(desc(manufacturingJobs.cycleId), asc(manufacturingJobs.id))
    .limit(cyclesLookedAt);
  const ids = new Set(rows.map(({ jobId }) => jobId));
  const loaded = await findJobs(tx, [...new Set(rows.map(({ cycleId }) => cycleId))]);
  const usual = loaded
    .filter(({ row, reworks }) => ids.has(row.id) && reworks.length === 0)
    .map((one) => ({ jobId: one.row.id, job: jobOf(one) }))
    .filter(({ job }) => job.events.every(({ kind }) => kind === 'start' || kind === 'complete'));
  const stateOf = ({ job }: Member) => job.events.map(({ kind, stepId }) => `${kind}${stepId}`).join();
  return [...Map.groupBy(usual, stateOf).values()];
}

async function versionOf(tx: Database, jobId: number): Promise<number | null> {
  const [job] = await tx.select().from(manufacturingJobs).where(eq(manufacturingJobs.id, jobId));
  return job?.workflowVersion ?? null;
}
