import type { PlanningPreview, PlanToMove } from '@crt/api-client/types-main';

const plan = (id: number, becomesLate: boolean): PlanToMove => ({
  id,
  requestId: `26-${id}`,
  milestone: 'Manufacturing Started',
  from: '2026-12-24T15:00:00Z',
  to: '2026-12-28T15:00:00Z',
  timezone: 'Europe/Berlin',
  becomesLate,
});

/** What a holiday before Christmas makes of the plans of a site. */
export const samplePreview: PlanningPreview = {
  movedCount: 14,
  lateCount: 3,
  unplannableCount: 0,
  plans: Array.from({ length: 8 }, (_, place) => plan(10412 + place * 7, place < 3)),
};
