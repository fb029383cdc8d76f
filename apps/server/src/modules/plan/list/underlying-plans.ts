import { alias } from 'drizzle-orm/pg-core';
import { plans } from '../plan.tables.ts';

/** The plan that a re-order repeats. */
export const underlyingPlans = alias(plans, 'underlying');
