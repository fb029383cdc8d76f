import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { Findings } from '../../write-road/write-road.ts';
import type { plans } from '../plan.tables.ts';

/** What is sent for a new plan: entered by a planner, or external from the session planner. */
export type NewPlanRequest = Input<'saveNewPlan'>['body'];
/** A plan that a planner entered. */
export type EnteredPlan = Exclude<NewPlanRequest, { planId: string }>;
/** A plan for a request outside the portal (N33). */
export type ExternalPlan = Extract<NewPlanRequest, { planId: string }>;

/** The columns of a new plan; without a request id it gets the next one. */
export type NewPlanValues = Omit<typeof plans.$inferInsert, 'requestId' | 'createdAt'> & {
  readonly requestId?: string;
};

/** What the check of a new plan found: a refusal, or the columns to store, perhaps after a question. Nothing is written yet. */
export type CheckedPlan =
  { readonly refusal: string } | ({ readonly values: NewPlanValues } & Pick<Findings, 'warnings'>);

/** What all plans that planners enter have in common, checked. */
export interface CommonValues {
  readonly orderNumber: string;
  readonly manufacturingLocationId: number;
  readonly status: 0;
}

/** Checks what only plans of one kind have. */
export type KindCheck = (
  context: RequestContext,
  request: EnteredPlan,
  common: CommonValues,
) => Promise<CheckedPlan>;

/** A new plan is not made, for this reason. */
export const refusal = (reason: string): CheckedPlan => ({ refusal: reason });
