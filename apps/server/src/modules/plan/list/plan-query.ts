import type { Input } from '../../../contract/handlers.ts';

/** The filters of the plan list as they go over the wire. */
export type PlanFilters = Input<'listPlans'>['body']['filters'];

/** What a query of the list depends on besides its filters. */
export interface Viewer {
  readonly now: Date;
  /** IANA name of the zone whose days the date filters mean (E14). */
  readonly timeZone: string;
}
