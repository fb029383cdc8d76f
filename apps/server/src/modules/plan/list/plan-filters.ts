import type { Input } from '../../../contract/handlers.ts';

/** The filters of the plan list as they go over the wire. */
export type PlanFilters = Input<'listPlans'>['body']['filters'];
