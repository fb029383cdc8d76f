import type { ChangeRuleKind, RuleFacts } from './rule.ts';

/** A rule of a person, as far as changes have to do with it. */
export interface OwnedRule extends RuleFacts {
  readonly userId: string;
  /** It knows nothing of what happened before it was made or changed. */
  readonly activeSince: Date;
}

/** A changed field of a plan or of its cycle, as the history tells it. */
export interface TracedChange {
  readonly aggregate: 'plan' | 'manufacturing-cycle';
  readonly field: string;
  readonly at: Date;
  /** Who changed it; empty for scheduled work. */
  readonly actorId: string;
}

/** A step of a job, by the material that the job is for. */
export interface MaterialStep {
  readonly materialNumber: string | null;
  readonly stepId: number;
}

/** Where the plan of a change belongs, and what of its jobs was changed. */
export interface ChangedPlace {
  readonly productTypeId: number;
  /** The location that the plan has, and the one that it had where that is what changed. */
  readonly locationIds: readonly number[];
  /** The steps at which a changed job stood and stands. */
  readonly steps: readonly MaterialStep[];
}

/** The kind of rules that a change is for. Planned and actual dates of a milestone are told apart (§3.11). */
export function ruleKindOf({ aggregate, field }: Pick<TracedChange, 'aggregate' | 'field'>): ChangeRuleKind {
  if (aggregate === 'manufacturing-cycle')
    return /^(?:job|rework):/.test(field) ? 'job-step-change' : 'cycle-change';
  const [, part] = /^milestone:\d+:(planned|actual)$/.exec(field) ?? [];
  if (part === 'planned') return 'planned-milestone-change';
  return part === 'actual' ? 'actual-milestone-change' : 'plan-change';
}

/**
 * Who is notified of a change, each once: whose rule asks for its kind, for the product type and the location of the plan
 * (D26) and for what changed, and was there before; not whoever changed it (D27).
 */
export function notifiedOf(
  rules: readonly OwnedRule[],
  change: TracedChange,
  place: ChangedPlace,
): readonly string[] {
  const kind = ruleKindOf(change);
  const isMeant = (rule: OwnedRule) =>
    rule.kind === kind &&
    rule.productTypeId === place.productTypeId &&
    place.locationIds.includes(rule.locationId) &&
    rule.activeSince <= change.at &&
    rule.userId !== change.actorId &&
    isAbout(rule, change, place);
  return [...new Set(rules.filter(isMeant).map(({ userId }) => userId))];
}

function isAbout(rule: OwnedRule, { field }: TracedChange, { steps }: ChangedPlace): boolean {
  if (rule.kind === 'plan-change' || rule.kind === 'cycle-change') return rule.changeType === field;
  if (rule.kind === 'job-step-change')
    return steps.some(
      ({ materialNumber, stepId }) => materialNumber === rule.materialNumber && stepId === rule.stepId,
    );
  return field.startsWith(`milestone:${rule.milestone ?? 0}:`);
}
