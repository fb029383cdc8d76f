import { addMember, decideAddMember, decideRemoveMember, removeMember } from '@crt/domain/combined-order';
import { allow } from '@crt/domain/verdict';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { changedTold } from '../history/changed.ts';
import type { FieldChange } from '../history/record-changes.ts';
import { announceCycles } from '../manufacturing/cycle/announce-cycles.ts';
import { isOfKind } from '../manufacturing/job/act-on-job.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { findJobs, lockCycle } from '../manufacturing/manufacturing.options.ts';
import { refusal, takeWriteRoad, type WriteAnswer } from '../write-road/write-road.ts';
import { combinedOrderAggregate, membersValue } from './combined-order.aggregate.ts';
import { combinedOrderMembers } from './combined-order.tables.ts';
import { jobChanges } from './order-history.ts';
import { memberOf, orderColumns, withMembers, type LoadedMember } from './order-with-members.ts';

/** Which job of which order. */
interface MemberRequest {
  readonly combinedOrderId: number;
  readonly manufacturingJobId: number;
}

const road = { fields: [], hasStamp: false, authorise: () => allow } as const;

/** Adds a job to an order before its first step has begun; one that somebody else took meanwhile is refused by name (L12, L14). */
export async function addToOrder(
  context: RequestContext,
  { combinedOrderId: id, manufacturingJobId: jobId }: MemberRequest,
): Promise<WriteAnswer> {
  const { tx } = context;
  const [known] = await tx.select().from(manufacturingJobs).where(eq(manufacturingJobs.id, jobId));
  if (!known) throw notFound('Manufacturing job');
  return takeWriteRoad(
    context,
    combinedOrderAggregate,
    { id },
    {
      ...road,
      success: '',
      decide: async (loaded) => {
        const cycle = await lockCycle(tx, known.cycleId);
        const all = await findJobs(tx, [known.cycleId]);
        const job = all.find(({ row }) => row.id === jobId);
        if (!cycle || !job) throw notFound('Manufacturing job');
        const isUsual = isOfKind(false)(cycle);
        if (!isUsual.isAllowed) return refusal(isUsual.reason);
        const { order, workflow } = await withMembers(context, loaded);
        if (job.row.workflowId !== loaded.definition.workflowId)
          return refusal(`The job is not one of the workflow ${workflow.name}.`);
        const member = memberOf(context, { cycle, all }, job, job.row.passNumber);
        const { combinedOrder: openOrder } = member.facts;
        const verdict = decideAddMember(order, { job: member.job, openOrder });
        if (!verdict.isAllowed) return refusal(verdict.reason);
        const workflowVersion = loaded.row.workflowVersion ?? job.row.workflowVersion;
        return {
          patch: { ...orderColumns(addMember(order, member)), workflowVersion },
          changes: membersChange(order.members, [...order.members, member]),
          effects: async () => {
            await tx.insert(combinedOrderMembers).values({ orderId: id, jobId, passNumber: member.pass });
            announceCycles(context, [cycle.id]);
          },
        };
      },
    },
  );
}

/** Takes a job out of an order; without its last one the order is at its begin again (L15, §3.7). */
export function removeFromOrder(
  context: RequestContext,
  { combinedOrderId: id, manufacturingJobId: jobId }: MemberRequest,
): Promise<WriteAnswer> {
  const { tx } = context;
  return takeWriteRoad(
    context,
    combinedOrderAggregate,
    { id },
    {
      ...road,
      success: 'Combined Request Id has been removed.',
      decide: async (loaded) => {
        const { order, workflow } = await withMembers(context, loaded, { lock: true });
        const verdict = decideRemoveMember(order, jobId);
        if (!verdict.isAllowed) return refusal(verdict.reason);
        const left = order.members.filter((member) => member.jobId !== jobId);
        const { row } = loaded;
        const workflowVersion = left.length === 0 ? null : row.workflowVersion;
        const next = removeMember(order, jobId);
        return {
          patch: { ...orderColumns(next), workflowVersion },
          // Without its last member the order is at its begin again: that is told too.
          changes: [
            ...membersChange(order.members, left),
            ...jobChanges(order.job, next.job, workflow.names),
          ],
          effects: async () => {
            const isIt = and(eq(combinedOrderMembers.orderId, id), eq(combinedOrderMembers.jobId, jobId));
            await tx.delete(combinedOrderMembers).where(isIt);
            const gone = order.members.flatMap((one) => (one.jobId === jobId ? [one.cycle.id] : []));
            announceCycles(context, gone);
          },
        };
      },
    },
  );
}

function membersChange(old: readonly LoadedMember[], next: readonly LoadedMember[]): FieldChange[] {
  const told = (members: readonly LoadedMember[]) => ({
    value: membersValue(members.map(({ jobId }) => jobId)),
    text: members.map(({ requestId }) => requestId).join(', ') || null,
  });
  return changedTold('members', 'text', told(old), told(next));
}
