import type { CombinedOrderKey, CombinedOrderStatus } from '@crt/domain/combined-order';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { stampColumn } from '../../platform/db/columns.ts';
import { commentTable } from '../comment/comment-table.ts';
import { manufacturingJobs, type StoredEvent } from '../manufacturing/job/job.tables.ts';
import { workflows } from '../workflow/workflow.tables.ts';

/** The kinds of combined orders: what identifies their orders, and the workflow whose jobs they combine (L7, B9). */
export const combinedOrderDefinitions = pgTable('combined_order_definitions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  keyType: smallint('key_type').$type<CombinedOrderKey>().notNull(),
  workflowId: integer('workflow_id')
    .notNull()
    .references(() => workflows.id),
});

/** Jobs of several requests that advance together (domain rules §3.7). */
export const combinedOrders = pgTable(
  'combined_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    definitionId: integer('definition_id')
      .notNull()
      .references(() => combinedOrderDefinitions.id),
    identifier: text().notNull(),
    orderNumber: text('order_number'),
    /** The version of the workflow that its jobs have; null without jobs, when it is the present one. */
    workflowVersion: integer('workflow_version'),
    /** What happened to the common job: what its steps are follows from it. */
    events: jsonb().$type<readonly StoredEvent[]>().notNull().default([]),
    /** What the list filters and sorts by, of the common job. */
    status: smallint().$type<CombinedOrderStatus>().notNull().default(0),
    progress: smallint().notNull().default(0),
    lastComment: text('last_comment'),
    stamp: stampColumn(),
  },
  (table) => [
    // As names elsewhere: two that differ only in upper and lower case are one, for people and for scanners.
    uniqueIndex('combined_orders_identifier').on(table.definitionId, sql`lower(${table.identifier})`),
    index('combined_orders_status').on(table.definitionId, table.status),
  ],
);

/** The jobs of combined orders. */
export const combinedOrderMembers = pgTable(
  'combined_order_members',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => combinedOrders.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => manufacturingJobs.id, { onDelete: 'cascade' }),
    /** The pass of the job that goes along (L23): a restarted job is another thing. */
    passNumber: smallint('pass_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.jobId] }),
    index('combined_order_members_job').on(table.jobId),
  ],
);

/** What people wrote about a combined order (L17). */
export const combinedOrderComments = commentTable('combined_order_comments', {
  column: 'order_id',
  references: () => combinedOrders.id,
});
