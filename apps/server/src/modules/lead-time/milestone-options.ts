import { milestoneName, milestoneOrder, milestoneType } from '@crt/domain/milestone-type';

/** The milestones that have a lead time, in the order of planning: all but the first, which nothing comes before. */
export const modifiableMilestones = milestoneOrder
  .filter((type) => type !== milestoneType.requestReceived)
  .map((id) => ({ id, name: milestoneName[id] }));

/** What is said against a milestone that nothing leads to. */
export const noLeadTime = 'This milestone has no lead time.';
