import type { MilestoneType } from '../milestone/milestone-type.ts';

/** The kinds of rules by which people are notified (D2): two of what is due, five of what changes. */
export const ruleKinds = [
  'milestone-alert',
  'job-step-alert',
  'plan-change',
  'cycle-change',
  'job-step-change',
  'planned-milestone-change',
  'actual-milestone-change',
] as const;

/** Kind of a rule. */
export type RuleKind = (typeof ruleKinds)[number];
/** Kind of a rule about what is due. */
export type AlertKind = 'milestone-alert' | 'job-step-alert';
/** Kind of a rule about what changes. */
export type ChangeRuleKind = Exclude<RuleKind, AlertKind>;

/** What people read for each kind when a rule was added, changed or deleted (D13). */
export const ruleKindName: Readonly<Record<RuleKind, string>> = {
  'milestone-alert': 'Milestone Alert',
  'job-step-alert': 'Job Step Alert',
  'plan-change': 'Fulfilment Plan Change',
  'cycle-change': 'Manufacturing Cycle Change',
  'job-step-change': 'Job Step Change',
  'planned-milestone-change': 'Planned Milestone Change',
  'actual-milestone-change': 'Actual Milestone Change',
};

/** What a rule asks for: plans of one product type at one location (D26), and of them what its kind needs. */
export interface RuleFacts {
  readonly kind: RuleKind;
  readonly productTypeId: number;
  readonly locationId: number;
  readonly milestone: MilestoneType | null;
  /** The field of a plan or a cycle, as the history names it (D12). */
  readonly changeType: string | null;
  /** Number of the material whose job has the step. */
  readonly materialNumber: string | null;
  readonly stepId: number | null;
  /** Days of a milestone, hours of a job step: negative before, positive after (D8, D9). */
  readonly threshold: number | null;
}

/** The names of what a rule is about. */
export interface RuleNames {
  readonly productType: string;
  readonly location: string;
  /** The milestone, the changed field or the job step. */
  readonly subject: string;
}

/** A number of days or hours before or after something: '2 days before', '1 hour after'; 0 is the moment itself. */
export function thresholdText(kind: AlertKind, threshold: number): string {
  const unit = kind === 'milestone-alert' ? 'day' : 'hour';
  const count = Math.abs(threshold);
  if (count === 0) return 'At';
  return `${count} ${unit}${count === 1 ? '' : 's'} ${threshold < 0 ? 'before' : 'after'}`;
}

/** A rule in words, as its row shows it (D4): '2 days before Shipped, PEEK cranial implant, Freiburg'. */
export function ruleText(rule: RuleFacts, { productType, location, subject }: RuleNames): string {
  const scope = [productType, location];
  const material = rule.materialNumber === null ? [] : [rule.materialNumber];
  return [subjectText(rule, subject), ...material, ...scope].join(', ');
}

function subjectText({ kind, threshold }: RuleFacts, subject: string): string {
  if (kind === 'milestone-alert' || kind === 'job-step-alert')
    return `${thresholdText(kind, threshold ?? 0)} ${subject}`;
  if (kind === 'planned-milestone-change') return `${subject} planned`;
  return kind === 'actual-milestone-change' ? `${subject} actual` : subject;
}
