import { milestoneName } from '@crt/domain/milestone-type';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { answerOf } from '../../write-road/answer.ts';
import { alterationBy, concernedPlaces, type CalendarChange } from './altered-facts.ts';
import { datesOf, firstMoved, isLateFor, latestFor } from './becomes-late.ts';
import { isOpenAt, readWaiting, reckonFrom, type StartMove } from './starts-anew.ts';

type PlanToMove = Output<'previewCalendarChange'>['data']['plans'][number];

/** Plans that are told by name; of the others there is the number. */
const mostTold = 50;

/**
 * Which open plans a change of a calendar would move, and which of them become late for their surgery: the difference
 * between planning those anew that have to do with the change, with it and without it. Nothing is stored.
 */
export async function previewChange(
  context: RequestContext,
  change: CalendarChange,
): Promise<Output<'previewCalendarChange'>> {
  const alteration = await alterationBy(context.tx, change);
  const found: PlanToMove[] = [];
  let unplannableCount = 0;
  for (const siteId of await concernedPlaces(context, alteration)) {
    const read = await readWaiting(context.tx, isOpenAt(siteId));
    const facts = alteration.alter(read.basis.facts);
    const without = await reckonFrom(context, read, true);
    const changed = await reckonFrom(context, { ...read, basis: { ...read.basis, facts } }, true);
    unplannableCount += Math.max(0, changed.unplannable - without.unplannable);
    found.push(...differences(without.moves, changed.moves));
  }
  const lateCount = found.filter(({ becomesLate }) => becomesLate).length;
  const told = found.toSorted(
    (one, other) =>
      Number(other.becomesLate) - Number(one.becomesLate) || one.requestId.localeCompare(other.requestId),
  );
  const data = { movedCount: found.length, lateCount, unplannableCount, plans: told.slice(0, mostTold) };
  return answerOf({ data });
}

/** Plans that one of two reckonings puts elsewhere than the other. */
function differences(without: readonly StartMove[], changed: readonly StartMove[]): PlanToMove[] {
  const before = new Map(without.map((move) => [move.row.id, move]));
  const after = new Map(changed.map((move) => [move.row.id, move]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) =>
    differenceOf(before.get(id), after.get(id)),
  );
}

function differenceOf(without: StartMove | undefined, changed: StartMove | undefined): PlanToMove[] {
  const known = changed ?? without;
  if (!known) return [];
  const { of, schedule } = known;
  const before = datesOf(schedule.rows, without?.milestones);
  const after = datesOf(schedule.rows, changed?.milestones);
  const moved = firstMoved(before, after);
  if (!moved) return [];
  const { from, to } = moved;
  const latest = latestFor(schedule, of.plan.plannedSurgeryDate);
  return [
    {
      id: of.id,
      requestId: of.plan.requestId,
      milestone: milestoneName[from.type],
      from: from.plannedAt?.toISOString() ?? null,
      to: to.plannedAt?.toISOString() ?? null,
      timezone: to.timeZone,
      becomesLate: isLateFor(latest, after) && !isLateFor(latest, before),
    },
  ];
}
