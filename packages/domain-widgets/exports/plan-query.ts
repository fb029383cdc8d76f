export {
  fromWireFilters,
  fromWireSort,
  isNarrowed,
  noPlanFilters,
  toListRequest,
  toWireFilters,
} from '../src/plan/plan-query.ts';
export type { PlanFilters, PlanQuery } from '../src/plan/plan-query.ts';
