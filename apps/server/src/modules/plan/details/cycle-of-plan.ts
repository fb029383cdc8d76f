import { isDesignSessionOnly, requestType } from '@crt/domain/request-type';
import type { plans } from '../plan.tables.ts';

type PlanRow = typeof plans.$inferSelect;

/**
 * Id of the cycle in which a plan is manufactured, which is that of the plan (domain rules §3.5.1); null while there is none.
 * Once made it stays, also when the data of the plan are taken back.
 */
export const cycleOfPlan = ({ id, type, hasCycle }: Pick<PlanRow, 'id' | 'type' | 'hasCycle'>) =>
  hasCycle && !isDesignSessionOnly(type) ? id : null;

/** Address of the manufacturing details of a plan; those of a prototype are a screen of their own (F1, G10). */
export function manufacturingUrl({ id, type }: Pick<PlanRow, 'id' | 'type'>): string {
  const screen = type === requestType.prototype ? 'PrototypeManufacturingCycle' : 'ManufacturingCycle';
  return `/${screen}/Details/${id}`;
}
