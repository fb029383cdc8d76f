import { cycleApprovalFilter } from '@crt/domain/cycle-list';
import { milestoneType } from '@crt/domain/milestone-type';
import { and, gt, lte, or, sql } from 'drizzle-orm';
import { additionalKind, optionsOf, type Additional, type Offered } from '../../list/additional.ts';
import { additionalFilterId, additionalOfPlans, dueText } from '../../plan/list/additional-conditions.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { withMilestone } from './cycle-conditions.ts';

const { progress, due } = additionalFilterId;

/** By the colours of the badge: hours since the approval, from and up to the second one (G15). */
const approvals: Readonly<
  Record<number, { readonly name: string; readonly from: number; readonly to: number }>
> = {
  1: { name: 'Less than 48h ago', from: 0, to: 48 },
  2: { name: '48h to 75h ago', from: 48, to: 76 },
  3: { name: 'More than 75h ago', from: 76, to: 1_000_000 },
};
const hour = 3_600_000;
const openStl = sql`${plans.id} in (select ${manufacturingCycles.planId} from ${manufacturingCycles}
  where ${manufacturingCycles.isStlPreparationOpen})`;

const approval: Additional<unknown> = {
  label: 'Design Approval',
  condition: (chosen, { viewer: { now } }) => {
    const ago = (hours: number) => new Date(now.getTime() - hours * hour);
    const spans = chosen.map((one) => {
      const { from = 0, to = 0 } = approvals[one] ?? {};
      return and(lte(planMilestones.actualAt, ago(from)), gt(planMilestones.actualAt, ago(to)));
    });
    return and(openStl, withMilestone(milestoneType.designApproved, or(...spans)));
  },
  words: (_tx, chosen) => chosen.map((one) => approvals[one]?.name ?? '').join(', '),
};

/** The additional filters of the cycle list by their numbers on the wire; those of plans have the numbers that they have there (E17). */
export const additionalOfCycles = {
  [progress]: additionalOfPlans[progress],
  [due]: additionalOfPlans[due],
  [cycleApprovalFilter]: approval,
};

const named = (names: Readonly<Record<number, string>>) =>
  optionsOf(Object.entries(names).map(([id, name]) => ({ id, name })));

/** What is offered of them. */
export const offeredOfCycles: readonly Offered[] = [
  { id: progress, name: 'Minimum Progress', filterType: additionalKind.number, selectOptions: [] },
  { id: due, name: 'Due', filterType: additionalKind.multiSelect, selectOptions: named(dueText) },
  {
    id: cycleApprovalFilter,
    name: 'Design Approval',
    filterType: additionalKind.multiSelect,
    selectOptions: optionsOf(Object.entries(approvals).map(([id, { name }]) => ({ id, name }))),
  },
];
