import type { Permission } from '../permission/permission.ts';
import type { FieldEdit } from '../record/record-field.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import type { PlanStatus } from './plan-status.ts';
import type { RequestType } from './request-type.ts';

/** The facts about a plan on which the rules of its edits depend. */
export interface PlanFacts {
  readonly type: RequestType;
  readonly status: PlanStatus;
  /** It is ordered by the piece (F16, E29). */
  readonly hasQuantity: boolean;
  /** Planners created it, so that its centre and status are theirs to change (F14, F15). */
  readonly canBeCreatedManually: boolean;
  readonly isManufacturingOnly: boolean;
  readonly showPONumberField: boolean;
  readonly isProductTypePrioritizable: boolean;
  readonly isProductManufacturingAtRisk: boolean;
  readonly priority: boolean;
  readonly designSessionRequired: boolean;
  readonly trackFileUploaded: boolean;
  readonly manufacturingDataAvailable: boolean;
  readonly hasManufacturingStarted: boolean;
  readonly manufacturingPosition: number | null;
}

/** How a field of a plan is edited; `Fact` names what its rule reads. */
export type PlanEdit<Fact extends keyof PlanFacts = never> = FieldEdit<PlanFacts, Fact>;
type Rule<Fact extends keyof PlanFacts> = PlanEdit<Fact>['canEditNow'];

const planner: readonly Permission[] = ['CanManageFulfilmentPlan'];
const whenever = (): Verdict => allow;

/** Allowed when something is true; else the reason, a sentence. */
export const when = (isTrue: boolean, otherwise: string): Verdict => (isTrue ? allow : deny(otherwise));

/** An edit whose call carries the stamp of the plan. */
export const stamped = <Fact extends keyof PlanFacts = never>(
  canEditNow: Rule<Fact> = whenever,
  anyOf = planner,
): PlanEdit<Fact> => ({ anyOf, hasStamp: true, canEditNow });

/** An edit whose call has no stamp on the wire (F59). */
export const unstamped = <Fact extends keyof PlanFacts = never>(
  canEditNow: Rule<Fact> = whenever,
): PlanEdit<Fact> => ({ anyOf: planner, hasStamp: false, canEditNow });
