import type { NoticeLevel, NoticeTopic } from '@crt/domain/global-notice';
import type { MilestoneType } from '@crt/domain/milestone-type';
import type { NotificationKind } from '@crt/domain/notification-reader';
import type { RuleKind } from '@crt/domain/notification-rule';
import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { jobSteps } from '../job-step/job-step.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { users } from '../user/user.tables.ts';

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How a person wants to be notified (D1, D3). A trigger gives everybody a row, so that reading never has to write. */
export const notificationSettings = pgTable('notification_settings', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: ofUser().unique(),
  /** Days until a notification expires; 0 for never. */
  lifespanDays: smallint('lifespan_days').notNull().default(0),
});

/** The alerts and change rules of a person, of all seven kinds (D2); a column that its kind does not ask for is null. */
export const notificationRules = pgTable(
  'notification_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ofUser(),
    kind: text().$type<RuleKind>().notNull(),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => manufacturingLocations.id, { onDelete: 'cascade' }),
    milestone: smallint().$type<MilestoneType>(),
    changeType: text('change_type'),
    /** The material by its number, which several work procedures may have; and the id by which it was chosen. */
    materialNumber: text('material_number'),
    materialId: integer('material_id'),
    stepId: integer('step_id').references(() => jobSteps.id, { onDelete: 'cascade' }),
    threshold: smallint(),
    /** When it was made or changed last: it says nothing of what happened before. */
    activeSince: instant('active_since').notNull(),
  },
  (table) => [
    unique('notification_rules_once')
      .on(
        table.userId,
        table.kind,
        table.productTypeId,
        table.locationId,
        table.milestone,
        table.changeType,
        table.materialNumber,
        table.stepId,
        table.threshold,
      )
      .nullsNotDistinct(),
    index('notification_rules_scope').on(table.productTypeId, table.locationId, table.kind),
    index('notification_rules_location').on(table.locationId),
    index('notification_rules_step')
      .on(table.stepId)
      .where(sql`step_id is not null`),
  ],
);

/** What people were notified of; acknowledged ones stay, so that nothing is told twice (D20, D24). */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ofUser(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** It tells of the manufacturing of the plan (D18). */
    isAboutCycle: boolean('is_about_cycle').notNull(),
    message: text().notNull(),
    madeAt: instant('made_at').notNull(),
    /** When it is not shown any more; follows the settings of its person (D3). */
    expiresAt: instant('expires_at'),
    acknowledgedAt: instant('acknowledged_at'),
    /** When what it tells was taken back, before it was acknowledged. */
    takenBackAt: instant('taken_back_at'),
    /**
     * The change that it tells of; null for an alert, which a date makes. No reference: the history only grows, and its own
     * triggers refuse whoever would take a change away.
     */
    changeId: bigint('change_id', { mode: 'number' }),
    /** What one action did is one entry of the bell; null for what stands alone. */
    batchId: text('batch_id'),
    /** What happened: a person is notified of it once, by however many rules. */
    key: text().notNull(),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.key),
    // What the bell, the tabs and the rows of the cycle list count.
    index('notifications_open')
      .on(table.userId, table.planId, table.expiresAt)
      .where(sql`acknowledged_at is null and taken_back_at is null`),
    index('notifications_plan').on(table.planId),
  ],
);

/** How far the jobs have come that make notifications: the id of the last change, and the last moment in milliseconds. */
export const notificationProgress = pgTable('notification_progress', {
  name: text().$type<'history' | 'alerts'>().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
});

/** What everybody who may see a manufacturing has to know of its request; at most one about each topic (D21). */
export const globalNotices = pgTable(
  'global_notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    topic: text().$type<NoticeTopic>().notNull(),
    level: smallint().$type<NoticeLevel>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [uniqueIndex('global_notices_topic').on(table.planId, table.topic)],
);

/** Who has ticked 'I acknowledge' (D21); whoever caused a notice knows it from the start. */
export const noticeAcknowledgements = pgTable(
  'notice_acknowledgements',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => globalNotices.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    acknowledgedAt: instant('acknowledged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.userId] }),
    index('notice_acknowledgements_user').on(table.userId),
  ],
);

/** A notification of something that its person has yet to acknowledge, and that was not taken back. */
export const isUnread = and(isNull(notifications.acknowledgedAt), isNull(notifications.takenBackAt));

/** A notification that its person has yet to acknowledge, and that has not expired (D3, D20). */
export const isOpenFor = (userId: string, now: Date): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    isUnread,
    or(isNull(notifications.expiresAt), gt(notifications.expiresAt, now)),
  );

/** A notice that a person has not acknowledged. */
export const isUnreadBy = (userId: string): SQL =>
  sql`not exists (select 1 from ${noticeAcknowledgements}
    where ${noticeAcknowledgements.noticeId} = ${globalNotices.id} and ${noticeAcknowledgements.userId} = ${userId})`;
