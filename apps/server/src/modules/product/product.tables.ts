import type { RequestType } from '@crt/domain/request-type';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cycleDefinitions } from '../cycle-definition/cycle-definition.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Families of products; their code decides cut-offs and special fields (T10). */
export const productTypes = pgTable(
  'product_types',
  {
    ...recordColumns(),
    name: text().notNull(),
    code: text().notNull(),
    defaultManufacturingLocationId: integer('default_manufacturing_location_id').references(
      () => manufacturingLocations.id,
    ),
    /** Plans of this type may be manufactured before the design is approved (F31). */
    manufacturingAtRisk: boolean('manufacturing_at_risk').notNull().default(false),
    /** Not offered anywhere when a new thing is made (T10). */
    isHidden: boolean('is_hidden').notNull().default(false),
    isPrioritizable: boolean('is_prioritizable').notNull().default(false),
    isTmj: boolean('is_tmj').notNull().default(false),
    /** The details of a cycle say so (H21); like the jaw joint a matter of the deployment, no screen edits it. */
    isMsd: boolean('is_msd').notNull().default(false),
    showPoNumberField: boolean('show_po_number_field').notNull().default(false),
    /** Manufacturing starts are given by capacity, not by lead time alone (F42). */
    isCapacityScheduled: boolean('is_capacity_scheduled').notNull().default(false),
  },
  (table) => [
    uniqueIndex('product_types_name').on(sql`lower(${table.name})`),
    uniqueIndex('product_types_code').on(sql`lower(${table.code})`),
  ],
);

/** Things that can be ordered (T11). */
export const products = pgTable(
  'products',
  {
    ...recordColumns(),
    number: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    numberOfImplants: integer('number_of_implants').notNull().default(1),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    manufacturingCycleDefinitionId: integer('manufacturing_cycle_definition_id')
      .notNull()
      .references(() => cycleDefinitions.id),
    manufacturingLocationId: integer('manufacturing_location_id')
      .notNull()
      .references(() => manufacturingLocations.id),
    isPriority: boolean('is_priority').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    manufacturingAtRisk: boolean('manufacturing_at_risk').notNull().default(false),
  },
  (table) => [
    index('products_type').on(table.productTypeId),
    uniqueIndex('products_number').on(sql`lower(${table.number})`),
  ],
);

/** What the product name and key of an imported request stand for (T9). */
export const productTypeMappings = pgTable(
  'product_type_mappings',
  {
    ...recordColumns(),
    requestProductName: text('request_product_name').notNull(),
    productKey: text('product_key').notNull(),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    requestTypeId: smallint('request_type_id').$type<RequestType>().notNull(),
    isPriority: boolean('is_priority').notNull(),
    isDesignSessionRequired: boolean('is_design_session_required').notNull(),
  },
  (table) => [
    uniqueIndex('product_type_mappings_name').on(
      sql`lower(${table.requestProductName})`,
      sql`lower(${table.productKey})`,
    ),
  ],
);
