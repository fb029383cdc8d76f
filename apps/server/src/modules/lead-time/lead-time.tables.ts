import type { MilestoneType } from '@crt/domain/milestone-type';
import type { RequestType } from '@crt/domain/request-type';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Bundles of lead times under a name (T17). */
export const leadTimeGroups = pgTable('lead_time_groups', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  productTypeId: integer('product_type_id').references(() => productTypes.id),
});

/** How many working days a milestone takes from its predecessor; an empty column fits every plan (T18 to T21). */
export const milestoneLeadTimes = pgTable(
  'milestone_lead_times',
  {
    ...recordColumns(),
    milestone: smallint().$type<MilestoneType>().notNull(),
    requestTypeId: smallint('request_type_id').$type<RequestType>().notNull(),
    productTypeId: integer('product_type_id').references(() => productTypes.id),
    manufacturingLocationId: integer('manufacturing_location_id').references(() => manufacturingLocations.id),
    distributionCenterId: integer('distribution_center_id').references(() => distributionCenters.id),
    schedulingStrategy: text('scheduling_strategy'),
    groupId: integer('group_id').references(() => leadTimeGroups.id),
    isDefault: boolean('is_default').notNull().default(false),
    /** Working days. */
    days: smallint().notNull(),
    serviceLevelDays: smallint('service_level_days').notNull().default(1),
    manufacturingAtRiskDays: smallint('manufacturing_at_risk_days').notNull().default(1),
  },
  (table) => [index('milestone_lead_times_milestone').on(table.milestone, table.requestTypeId)],
);

/** Working days that every plan of a product type adds to a milestone (T16). */
export const defaultLeadTimeModifications = pgTable(
  'default_lead_time_modifications',
  {
    ...recordColumns(),
    milestone: smallint().$type<MilestoneType>().notNull(),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    additionalDays: smallint('additional_days').notNull(),
  },
  (table) => [uniqueIndex('default_lead_time_modifications_of').on(table.productTypeId, table.milestone)],
);

/** Working days by which one plan deviates from a lead time (F38). */
export const planLeadTimeModifications = pgTable(
  'plan_lead_time_modifications',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    milestone: smallint().$type<MilestoneType>().notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    additionalDays: smallint('additional_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.milestone] })],
);
