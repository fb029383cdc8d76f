import { dueTexts } from '../due.texts.ts';

/** Words of the line that says which plan is open. */
export const planSummaryTexts = {
  title: (requestId: string) => `Plan ${requestId}`,
  loading: 'Plan',
  dueToday: dueTexts.dueToday,
  due: (milestone: string) => `${milestone} due`,
} as const;
