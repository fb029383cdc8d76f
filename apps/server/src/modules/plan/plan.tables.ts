import type { DesignStatus } from '@crt/domain/design-status';
import type { PlanStatus } from '@crt/domain/plan-status';
import type { RequestType } from '@crt/domain/request-type';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, stampColumn } from '../../platform/db/columns.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';

/** All that the list filters and sorts by: it reads an index with these instead of the five times larger rows. */
const listColumns = [
  'requestId',
  'type',
  'status',
  'designStatus',
  'productTypeId',
  'productId',
  'distributionCenterId',
  'manufacturingLocationId',
  'underlyingRequestId',
  'priority',
  'manufacturingProgress',
  'linksCount',
  'quantity',
  'orderNumber',
  'createdAt',
  'plannedSurgeryDate',
] as const;

type ListTable = Readonly<Record<'id' | (typeof listColumns)[number], ExtraConfigColumn>>;
const listIndex = (table: ListTable, name: string) =>
  index(name).on(table.id, ...listColumns.map((column) => table[column]));

/** One custom-made order on its way through design, manufacturing and shipment (S1 §3). */
export const plans = pgTable(
  'plans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestId: text('request_id').notNull().unique(),
    /** Revision of the design, from 0. */
    designRevision: smallint('design_revision').notNull().default(0),
    type: smallint().$type<RequestType>().notNull(),
    status: smallint().$type<PlanStatus>().notNull(),
    /** The status before the hold, to which resuming returns. */
    heldFrom: smallint('held_from').$type<PlanStatus>(),
    heldSince: instant('held_since'),
    designStatus: smallint('design_status').$type<DesignStatus>().notNull(),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    productId: integer('product_id').references(() => products.id),
    distributionCenterId: integer('distribution_center_id').references(() => distributionCenters.id),
    manufacturingLocationId: integer('manufacturing_location_id').references(() => manufacturingLocations.id),
    underlyingPlanId: integer('underlying_plan_id').references((): AnyPgColumn => plans.id),
    /** The request id of that plan, which the list sorts by; triggers keep it, whoever writes. */
    underlyingRequestId: text('underlying_request_id'),
    /** Made for an order of a customer that is a plan too; such orders have an order number of their own (F8, F20). */
    isManufacturingOnly: boolean('is_manufacturing_only').notNull().default(false),
    customerPlanId: integer('customer_plan_id').references((): AnyPgColumn => plans.id),
    requestUrl: text('request_url'),
    orderNumber: text('order_number'),
    poNumber: text('po_number'),
    poNumberDate: date('po_number_date'),
    quantity: integer().notNull().default(1),
    priority: boolean().notNull().default(false),
    manufacturingAtRisk: boolean('manufacturing_at_risk').notNull().default(false),
    raApproval: boolean('ra_approval').notNull().default(false),
    /** Number of the instrument set on loan. */
    loanerSet: text('loaner_set'),
    hasMetalAllergy: boolean('has_metal_allergy').notNull().default(false),
    isUsLocation: boolean('is_us_location').notNull().default(false),
    requiredManufacturingDataRevision: smallint('required_manufacturing_data_revision').notNull().default(0),
    manufacturingDataAvailable: boolean('manufacturing_data_available').notNull().default(false),
    sides: smallint().notNull().default(1),
    /** 1 left, 2 right, 3 bilateral (F24). */
    treatmentSide: smallint('treatment_side'),
    customBlank: boolean('custom_blank').notNull().default(false),
    manufacturingProgress: smallint('manufacturing_progress').notNull().default(0),
    manufacturingStartDate: date('manufacturing_start_date'),
    manufacturingPosition: smallint('manufacturing_position'),
    /** When somebody planned the pending milestones of manufacturing anew, from which they count since (F29). */
    rescheduledAt: instant('rescheduled_at'),
    schedulingStrategy: text('scheduling_strategy'),
    /** Promised within the days of the service level instead of the usual lead times. */
    isServiceLevelBound: boolean('is_service_level_bound').notNull().default(false),
    /** Somebody asked for a fresh import of the request (F21). */
    reimportRequestedAt: instant('reimport_requested_at'),
    /** Who asked for it. */
    reimportRequestedBy: text('reimport_requested_by').references(() => users.id),
    /** The request for a fresh import that was carried out last. */
    reimportedAt: instant('reimported_at'),
    plannedSurgeryDate: date('planned_surgery_date'),
    patientName: text('patient_name'),
    surgeonName: text('surgeon_name'),
    hospital: text(),
    additionalEmails: text('additional_emails').array().notNull().default([]),
    designerId: text('designer_id').references(() => users.id),
    designSessionRequired: boolean('design_session_required').notNull().default(false),
    designSessionDate: instant('design_session_date'),
    trackFileUploaded: boolean('track_file_uploaded').notNull().default(false),
    fileUploadedDate: instant('file_uploaded_date'),
    overflowDays: smallint('overflow_days'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Its manufacturing is a cycle that is listed; a trigger keeps it, whoever makes the cycle (§3.5.1). */
    hasCycle: boolean('has_cycle').notNull().default(false),
    /** Kept beside the links themselves, so that the list needs no count per row (E3). */
    linksCount: integer('links_count').notNull().default(0),
    lastComment: text('last_comment'),
    createdAt: instant('created_at').notNull(),
    stamp: stampColumn(),
  },
  (table) => [
    listIndex(table, 'plans_list'),
    // The list of cycles filters and sorts by what their plans are.
    listIndex(table, 'plans_with_cycle').where(sql`has_cycle`),
    index('plans_underlying').on(table.underlyingPlanId),
    index('plans_order_number').on(table.orderNumber, table.id),
    index('plans_po_number').on(table.poNumber, table.id),
    // Numbers are typed by people: they are one however they are capitalised, and found by how they begin.
    uniqueIndex('plans_order_number_once').on(sql`lower(order_number) text_pattern_ops`),
    index('plans_po_number_found').on(sql`lower(po_number) text_pattern_ops`),
    index('plans_request_found').on(sql`lower(request_id) text_pattern_ops`),
    index('plans_order_number_parts').using('gin', table.orderNumber.op('gin_trgm_ops')),
    index('plans_po_number_parts').using('gin', table.poNumber.op('gin_trgm_ops')),
    index('plans_reimport')
      .on(table.reimportRequestedAt)
      .where(sql`reimport_requested_at is not null and reimported_at is distinct from reimport_requested_at`),
    index('plans_request_id_parts').using('gin', table.requestId.op('gin_trgm_ops')),
    check('plans_status_known', sql`${table.status} between 0 and 10`),
    check('plans_type_known', sql`${table.type} between 1 and 5`),
    check('plans_sides_possible', sql`${table.sides} between 1 and 6`),
    check('plans_quantity_positive', sql`${table.quantity} >= 1`),
    check('plans_hold_remembers', sql`(${table.status} = 8) = (${table.heldFrom} is not null)`),
  ],
);
