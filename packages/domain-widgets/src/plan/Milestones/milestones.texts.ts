import { dueTexts } from '../due.texts.ts';

/** Words of the milestones of a plan (F40 to F44). */
export const milestonesTexts = {
  title: 'Milestones',
  failed: 'The milestones could not be loaded.',
  none: 'This plan has no milestones.',
  milestone: 'Milestone',
  dueDate: 'Due Date',
  actualDate: 'Actual Date',
  state: 'State',
  dueDateOf: (name: string) => `Due Date of ${name}`,
  actualDateOf: (name: string) => `Actual Date of ${name}`,
  terminated: 'The plan is terminated.',
  isLocked: 'Set by hand',
  unlock: 'Unlock milestones',
  unlockQuestion: 'Automatic schedule will be enabled. Are you sure to unlock milestone dates?',
  startQuestion: 'Do you really want to change Manufacturing start date?',
  rescheduleAll: 'Re-schedule all',
  rescheduleAllQuestion:
    'Do you want to re-schedule the manufacturing start date for all cases? This operation cannot be reverted.',
  pending: 'Pending',
  onTime: 'On time',
  late: dueTexts.late,
  early: (days: number) => (days === 1 ? '1 day early' : `${days} days early`),
} as const;

/** Words of the chain of facts that led to a due date. */
export const whyTexts = {
  title: 'Why this date?',
  of: (name: string) => `Why this date? ${name}`,
  kinds: {
    Anchor: 'Counted from',
    CutOff: 'Cut-off',
    LeadTime: 'Lead time',
    Modification: 'Modification',
    SkippedDay: 'Skipped day',
    CapacityWait: 'Capacity',
    Lock: 'Locked',
    Hold: 'On hold',
    Surgery: 'Surgery',
  },
  result: 'Due Date',
  first: (date: string) => `First planned for ${date}.`,
  noFacts: 'No lead time leads to this date; it was taken over as it came.',
  noDate: 'It has no date yet.',
} as const;
