export type { PlanFacts } from '../src/plan/plan-facts.ts';
