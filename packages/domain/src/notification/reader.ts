import { isGranted, type Permission } from '../permission/permission.ts';
import { ruleKinds, type RuleKind } from './rule.ts';

/** What notifies without a rule: a pre-reservation that lapsed, or a session whose meeting could not be made (§3.8). */
export const sessionKinds = ['pre-reservation', 'meeting'] as const;
/** What a notification comes from: a rule of its kind, or a design session. */
export type NotificationKind = RuleKind | (typeof sessionKinds)[number];

const planReaders: readonly Permission[] = ['ReadOnlyFulfilmentPlanAccess', 'CanManageFulfilmentPlan'];
const cycleReaders: readonly Permission[] = [
  'ReadOnlyManufacturingCycleAccess',
  'CanManageManufacturingCycles',
];
const sessionReaders: readonly Permission[] = [
  'IsDesigner',
  'CanViewDesignSessions',
  'CanManageDesignSessions',
];

/** Who reads of plans and their cycles in notifications and global notices. */
export const noticeReaders: readonly Permission[] = [...planReaders, ...cycleReaders];

/** The kinds of notifications that somebody sees now; those of a right that is gone are hidden, and not lost (§3.11). */
export function visibleKinds(granted: ReadonlySet<Permission>): readonly NotificationKind[] {
  const ofRules: readonly NotificationKind[] = isGranted(noticeReaders, granted) ? ruleKinds : [];
  const ofSessions = isGranted([...noticeReaders, ...sessionReaders], granted);
  return ofSessions ? [...ofRules, ...sessionKinds] : ofRules;
}

/** Whether somebody may open plans; who may not is told of those that he meets in manufacturing only (D18). */
export const opensPlans = (granted: ReadonlySet<Permission>): boolean => isGranted(planReaders, granted);

/** What a notification is about. */
export interface NotifiedThing {
  readonly planId: number;
  /** It tells of the manufacturing of the plan. */
  readonly isAboutCycle: boolean;
  readonly hasCycle: boolean;
}

/**
 * What of it somebody may open (D18): the plan, and the cycle where that is told of, or where it is all that he may open.
 * Null leads nowhere.
 */
export function openedBy(
  { planId, isAboutCycle, hasCycle }: NotifiedThing,
  granted: ReadonlySet<Permission>,
): { readonly fulfilmentPlanId: number | null; readonly manufacturingCycleId: number | null } {
  const opensPlan = opensPlans(granted);
  const opensCycle = hasCycle && isGranted(cycleReaders, granted) && (isAboutCycle || !opensPlan);
  return {
    fulfilmentPlanId: opensPlan ? planId : null,
    manufacturingCycleId: opensCycle ? planId : null,
  };
}
