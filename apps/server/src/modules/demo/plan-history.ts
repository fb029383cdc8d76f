import { milestoneField } from '@crt/domain/plan-field';
import type { ValueKind } from '@crt/domain/record-field';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { MilestoneType } from '@crt/domain/milestone-type';
import { hashBeginning, hashChange, type StoredValues, type UnhashedChange } from '../history/change-hash.ts';
import type { changeBeginnings, changeChains, changes, ChangeSource } from '../history/change.tables.ts';
import { shownDate, shownInstant } from '../history/field-value.ts';
import type { HistoryKey } from '../history/history-key.ts';
import { planValues } from '../plan/plan-values.ts';
import { demoProducts } from './catalogue.ts';
import type { DemoPlan } from './plan-rows.ts';
import type { DemoUser } from './people.ts';
import type { Random } from './random.ts';

type ChangeRow = typeof changes.$inferInsert;
type ChainRow = typeof changeChains.$inferInsert;

/** The history of one demo plan, what it began with and the end of its chain. */
export interface DemoHistory {
  readonly beginning: typeof changeBeginnings.$inferInsert;
  readonly changes: readonly ChangeRow[];
  readonly chain: ChainRow;
}

/** Who tells the histories, and until when. */
interface Telling {
  readonly random: Random;
  readonly planners: readonly DemoUser[];
  readonly now: Date;
  readonly key: HistoryKey;
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

const minutes = (instant: Date, count: number) => new Date(instant.getTime() + count * 60_000);
const hours = (instant: Date, count: number) => minutes(instant, count * 60);

function statusEvents({ row, milestones, seed }: DemoPlan, now: Date): Event[] {
  const reached = seed.journey.heldFrom ?? seed.journey.status;
  const events: Event[] = [];
  let from: PlanStatus = 0;
  for (const [to, milestone] of way) {
    const at = milestones.find(({ type }) => type === milestone)?.actualAt;
    if (reached === 9 || to > reached || !at) break;
    events.push(statusEvent(minutes(at, 5 * events.length), from, to));
    from = to;
  }
  const last = events.at(-1)?.at ?? seed.created;
  if (reached === 3) events.push(statusEvent(minutes(last, 5), 2, 3));
  if (reached === 9)
    events.push(statusEvent(new Date(Math.min(hours(last, 50).getTime(), now.getTime())), 0, 9));
  if (seed.journey.heldFrom !== null && row.heldSince)
    events.push(statusEvent(row.heldSince, seed.journey.heldFrom, 8));
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

/** What a plan began with: the values that it has now, where no event says what stood there before. */
function beginningOf({ row, milestones }: DemoPlan, events: readonly Event[]): StoredValues {
  const product = demoProducts.find(({ id }) => id === row.productId);
  const before = events.toReversed().map(({ field, old }) => [field, old] as const);
  return { ...planValues(row, product?.number ?? null, milestones), ...Object.fromEntries(before) };
}

/** What the ordering system tells; people tell the rest. */
const sourceOf = (field: string): ChangeSource => (field === 'orderNumber' ? 'import' : 'screen');

/** Everything that happened to a plan since its request, told by its planners, as one chain of hashes. */
export function demoHistory(plan: DemoPlan, { random, planners, now, key }: Telling): DemoHistory {
  const events = [...statusEvents(plan, now), ...milestoneEvents(plan), ...fieldEvents(plan, random)]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const thing = { aggregate: 'plan', aggregateId: plan.row.id };
  const values = beginningOf(plan, events);
  let headHash = hashBeginning(key, thing, values);
  const rows = events.map((event, place): ChangeRow => {
    const user = random.pick(planners);
    const change: UnhashedChange = {
      ...thing,
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
      source: sourceOf(event.field),
      batchId: `demo-${plan.row.id}-${place + 1}`,
      previousHash: headHash,
    };
    headHash = hashChange(key, change);
    return { ...change, hash: headHash };
  });
  const lastChangedAt = rows.at(-1)?.changedAt ?? new Date(0);
  const chain = { ...thing, length: rows.length, headHash, lastChangedAt };
  return { beginning: { ...thing, values }, changes: rows, chain };
}
