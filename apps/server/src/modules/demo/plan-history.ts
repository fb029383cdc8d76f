import { milestoneField } from '@crt/domain/plan-field';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { MilestoneType } from '@crt/domain/milestone-type';
import { chainStart, hashChange, type UnhashedChange } from '../change/change-hash.ts';
import type { changeChains, changes, ValueKind } from '../change/change.tables.ts';
import { shownDate, shownInstant } from '../change/field-value.ts';
import type { DemoPlan } from './plan-rows.ts';
import type { DemoUser } from './people.ts';
import type { Random } from './random.ts';

type ChangeRow = typeof changes.$inferInsert;
type ChainRow = typeof changeChains.$inferInsert;

/** The history of one demo plan and the end of its chain. */
export interface DemoHistory {
  readonly changes: readonly ChangeRow[];
  readonly chain: ChainRow | undefined;
}

interface Event {
  readonly at: Date;
  readonly field: string;
  readonly kind: ValueKind;
  readonly old: string | null;
  readonly new: string | null;
  readonly oldText: string | null;
  readonly newText: string | null;
}

/** The statuses that a plan went through, each with the milestone at which it was reached. */
const way: readonly (readonly [PlanStatus, MilestoneType])[] = [
  [1, 10],
  [2, 10],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [10, 8],
];

const statusEvent = (at: Date, from: PlanStatus, to: PlanStatus): Event => ({
  at,
  field: 'requestStatusId',
  kind: 'choice',
  old: String(from),
  new: String(to),
  oldText: planStatusName[from],
  newText: planStatusName[to],
});

const hours = (instant: Date, count: number) => new Date(instant.getTime() + count * 3_600_000);

function statusEvents({ milestones, seed }: DemoPlan, now: Date): Event[] {
  const reached = seed.journey.heldFrom ?? seed.journey.status;
  const events: Event[] = [];
  let from: PlanStatus = 0;
  for (const [to, milestone] of way) {
    const at = milestones.find(({ type }) => type === milestone)?.actualAt;
    if (reached === 9 || to > reached || !at) break;
    events.push(statusEvent(hours(at, events.length), from, to));
    from = to;
  }
  const last = events.at(-1)?.at ?? seed.created;
  if (reached === 3) events.push(statusEvent(hours(last, 2), 2, 3));
  if (reached === 9) events.push(statusEvent(hours(last, 50), 0, 9));
  if (seed.journey.heldFrom !== null) events.push(statusEvent(hours(now, -30), seed.journey.heldFrom, 8));
  return events;
}

function fieldEvents({ row, seed }: DemoPlan, random: Random): Event[] {
  const first = (field: string, kind: ValueKind, value: string | null | undefined, text = value): Event[] =>
    value == null
      ? []
      : [
          {
            at: hours(seed.created, random.between(1, 20)),
            field,
            kind,
            old: null,
            new: value,
            oldText: null,
            newText: text ?? value,
          },
        ];
  const firstInstant = (field: string, value: Date | null | undefined) =>
    first(field, 'instant', value?.toISOString(), shownInstant(value ?? null, 'UTC'));
  return [
    ...first('orderNumber', 'text', row.orderNumber),
    ...first('poNumber', 'text', row.poNumber),
    ...first('poNumberDate', 'date', row.poNumberDate, shownDate(row.poNumberDate ?? null)),
    ...first('loanerSet', 'text', row.loanerSet),
    ...first('trackingNumber', 'text', row.trackingNumber),
    ...(row.raApproval ? first('raApproval', 'boolean', 'true', 'Yes') : []),
    ...(row.priority ? first('priority', 'boolean', 'true', 'Yes') : []),
    ...firstInstant('designSessionDate', row.designSessionDate),
    ...firstInstant('fileUploadedDate', row.fileUploadedDate),
  ];
}

/** Each milestone that was passed was entered by somebody; the request itself came from outside. */
function milestoneEvents({ milestones }: DemoPlan): Event[] {
  return milestones.slice(1).flatMap(({ type, actualAt, timeZone }): Event[] => {
    if (!actualAt) return [];
    const values = { old: null, oldText: null, new: actualAt.toISOString() };
    const newText = shownInstant(actualAt, timeZone);
    return [{ at: actualAt, field: milestoneField(type, 'actual'), kind: 'instant', ...values, newText }];
  });
}

/** Everything that happened to a plan since its request, told by its planners, as one chain of hashes. */
export function demoHistory(
  plan: DemoPlan,
  random: Random,
  planners: readonly DemoUser[],
  now: Date,
): DemoHistory {
  const events = [...statusEvents(plan, now), ...milestoneEvents(plan), ...fieldEvents(plan, random)].filter(
    ({ at }) => at <= now,
  );
  let previousHash = chainStart;
  const rows = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event, place): ChangeRow => {
      const user = random.pick(planners);
      const change: UnhashedChange = {
        aggregate: 'plan',
        aggregateId: plan.row.id,
        sequence: place + 1,
        stamp: place + 2,
        field: event.field,
        valueKind: event.kind,
        oldValue: event.old,
        newValue: event.new,
        oldText: event.oldText,
        newText: event.newText,
        changedAt: event.at,
        userId: user.id,
        userSymbol: user.symbol,
        source: 'user',
        batchId: `demo-${plan.row.id}-${place + 1}`,
        previousHash,
      };
      previousHash = hashChange(change);
      return { ...change, hash: previousHash };
    });
  const last = rows.at(-1);
  const chain = last && {
    aggregate: 'plan',
    aggregateId: plan.row.id,
    length: rows.length,
    headHash: previousHash,
    lastChangedAt: last.changedAt,
  };
  return { changes: rows, chain };
}
