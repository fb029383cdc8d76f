import type { Permission } from '@crt/domain/permission';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { stampColumn } from '../../platform/db/columns.ts';

/** The three services that grant rights (A18): their lists are united by the browser, and by the server for its checks. */
export type PermissionSource = 'main' | 'documentation' | 'design';

/** Everybody who can sign in or is named in the history (S0 §3). The id is the subject of the sign-in provider. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    userName: text('user_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    symbol: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    stamp: stampColumn(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('users_symbol').on(table.symbol),
  ],
);

/** Named bundles of rights (C22). */
export const roles = pgTable('roles', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  source: text().$type<PermissionSource>().notNull(),
});

/** The rights that a role gives. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text().$type<Permission>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

/** Who holds which role. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('user_roles_role').on(table.roleId),
  ],
);

/** Rights granted to one person directly. */
export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().$type<PermissionSource>().notNull(),
    permission: text().$type<Permission>().notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source, table.permission] })],
);
