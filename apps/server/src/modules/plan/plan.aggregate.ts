import { planFieldText } from '@crt/domain/plan-field';
import type { Aggregate } from '../write-road/aggregate.ts';
import { presentPlans } from './plan-values.ts';
import { lockPlan, savePlan, savePlans, type LoadedPlan, type PlanPatch } from './plan.repository.ts';

/** A plan as the write road sees it. */
export const planAggregate: Aggregate<LoadedPlan, PlanPatch> = {
  name: 'plan',
  noun: 'Plan',
  tag: 'plan',
  fieldText: planFieldText,
  load: lockPlan,
  save: savePlan,
  saveMany: savePlans,
  present: presentPlans,
};
