import type { Write } from '@crt/api-client/operation';
import type { NotificationSettings, OperationResult } from '@crt/api-client/types-main';
import { ruleKindName, type RuleKind } from '@crt/domain/notification-rule';
import { alertDirection, fromThreshold, toThreshold, type AlertDirection } from './alert-threshold.ts';

/** What is entered for a rule of any kind; a kind has some of these fields. */
export interface RuleDraft {
  productType: number | null;
  location: number | null;
  milestone: number | null;
  changeType: string | null;
  material: number | null;
  jobStep: number | null;
  /** Days or hours, without a sign. */
  threshold: number | null;
  direction: AlertDirection | null;
}

/** Where the choices of a field come from (D25). */
export type ChoiceSource =
  | 'productTypes'
  | 'locations'
  | 'milestones'
  | 'planChanges'
  | 'cycleChanges'
  | 'milestoneChanges'
  | 'materials'
  | 'jobSteps'
  | 'directions';

/** A field of the dialog: a choice, or the number of days or hours. */
export interface RuleField {
  readonly name: keyof RuleDraft;
  readonly label: string;
  /** Said while it is empty, in the specified words. */
  readonly missing: string;
  /** Absent for the number. */
  readonly choices?: ChoiceSource;
  readonly hint?: string;
}

/** A rule as it was read, of any kind. */
export interface Rule {
  readonly id: number;
}

type Answer = Pick<OperationResult, 'result' | 'message' | 'timestamp'>;

/** Members of a rule that the server sets or ignores. */
type NotEntered = 'notificationSettingsId' | 'alertDescription' | 'displayText';

interface GroupFacts<Body extends object, Stored extends Rule> {
  readonly kind: RuleKind;
  /** Over its list. */
  readonly title: string;
  readonly rulesOf: (settings: NotificationSettings) => readonly Stored[];
  /** The rule in words, by the server (D4). */
  readonly textOf: (rule: Stored) => string;
  readonly add: Write<{ body: Body }, Answer>;
  readonly change: Write<{ body: Body & { id: number } }, Answer>;
  readonly remove: Write<{ id: number }, Answer>;
  /** Which field each member of the request holds; none can be forgotten (D12). */
  readonly members: { readonly [Member in Exclude<keyof Body, NotEntered>]-?: keyof RuleDraft };
  /** In the order in which they are entered. */
  readonly fields: readonly RuleField[];
}

/** A group of rules, told in facts: its words, its fields and its calls (D2, D4 to D13). */
export interface RuleGroup {
  readonly kind: RuleKind;
  readonly title: string;
  /** What one of its rules is called in what is said about it (D13). */
  readonly ruleName: string;
  readonly rulesOf: (settings: NotificationSettings) => readonly Rule[];
  readonly textOf: (rule: Rule) => string;
  readonly add: Write<never, Answer>;
  readonly change: Write<never, Answer>;
  readonly remove: Write<never, Answer>;
  readonly members: Readonly<Record<string, keyof RuleDraft>>;
  readonly fields: readonly RuleField[];
}

/** Checks the facts of a group against the contract; from there on all groups are alike. */
export const defineRuleGroup = <Body extends object, Stored extends Rule>(
  facts: GroupFacts<Body, Stored>,
): RuleGroup => ({ ...(facts as unknown as RuleGroup), ruleName: ruleKindName[facts.kind] });

/** What a new rule begins with (D8). */
const fresh: RuleDraft = {
  productType: null,
  location: null,
  milestone: null,
  changeType: null,
  material: null,
  jobStep: null,
  threshold: 1,
  direction: alertDirection.before,
};

/** What the dialog begins with: a rule as it was read, or nothing. */
export function draftOf({ members }: RuleGroup, rule: Rule | undefined): RuleDraft {
  if (!rule) return fresh;
  const entered = Object.entries(members).map(
    ([member, name]) => [name, Reflect.get(rule, member) as unknown] as const,
  );
  const draft = { ...fresh, ...Object.fromEntries(entered) } as RuleDraft;
  return { ...draft, ...fromThreshold(draft.threshold ?? 0) };
}

/** The members of the request that are entered. */
export function bodyOf({ members }: RuleGroup, draft: RuleDraft): object {
  const { threshold, direction } = draft;
  const stored = {
    ...draft,
    threshold: threshold === null || direction === null ? null : toThreshold(threshold, direction),
  };
  return Object.fromEntries(Object.entries(members).map(([member, name]) => [member, stored[name]]));
}

/** What choosing clears, because it depends on it (D10). */
const clearedBy: { readonly [Name in keyof RuleDraft]?: Partial<RuleDraft> } = {
  productType: { material: null, jobStep: null },
  material: { jobStep: null },
};

/** The fields that change when one is chosen: itself, and what depends on it (D10). */
export const chosen = (name: keyof RuleDraft, value: number | string | null): Partial<RuleDraft> => ({
  ...clearedBy[name],
  [name]: value,
});
