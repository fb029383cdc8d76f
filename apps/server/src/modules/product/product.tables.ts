import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';

/** Families of products; their code decides cut-offs and special fields (T10). */
export const productTypes = pgTable('product_types', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  code: text().notNull().unique(),
  defaultManufacturingLocationId: integer('default_manufacturing_location_id').references(
    () => manufacturingLocations.id,
  ),
  /** Plans of this type may be manufactured before the design is approved (F31). */
  manufacturingAtRisk: boolean('manufacturing_at_risk').notNull().default(false),
  /** Not offered anywhere when a new thing is made (T10). */
  isHidden: boolean('is_hidden').notNull().default(false),
  isPrioritizable: boolean('is_prioritizable').notNull().default(false),
  isTmj: boolean('is_tmj').notNull().default(false),
  showPoNumberField: boolean('show_po_number_field').notNull().default(false),
  /** Manufacturing starts are given by capacity, not by lead time alone (F42). */
  isCapacityScheduled: boolean('is_capacity_scheduled').notNull().default(false),
});

/** Things that can be ordered (T11). */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    name: text().notNull(),
    symbol: text().notNull(),
    numberOfImplants: integer('number_of_implants').notNull().default(1),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    manufacturingLocationId: integer('manufacturing_location_id')
      .notNull()
      .references(() => manufacturingLocations.id),
    isPriority: boolean('is_priority').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    manufacturingAtRisk: boolean('manufacturing_at_risk').notNull().default(false),
  },
  (table) => [index('products_type').on(table.productTypeId)],
);
