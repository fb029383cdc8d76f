import { milestoneName, milestoneOrder, type MilestoneType } from '@crt/domain/milestone-type';
import { changed } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';

interface Lockable {
  readonly type: MilestoneType;
  readonly isLocked: boolean;
}

/** The milestones whose due dates people set by hand, as the history tells them (F41); null when there are none. */
export function lockedNames(milestones: readonly Lockable[]): string | null {
  const isLocked = new Set(milestones.filter((one) => one.isLocked).map(({ type }) => type));
  const names = milestoneOrder.filter((type) => isLocked.has(type)).map((type) => milestoneName[type]);
  return names.join(', ') || null;
}

/** What the history tells of locks when those of a plan become others: a date set by hand locks, giving it up unlocks. */
export function lockChange(before: readonly Lockable[], after: readonly Lockable[]): FieldChange[] {
  return changed('lockedMilestones', 'text', lockedNames(before), lockedNames(after));
}
