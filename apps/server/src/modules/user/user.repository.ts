import type { Permission } from '@crt/domain/permission';
import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import {
  rolePermissions,
  roles,
  userPermissions,
  userRoles,
  users,
  type PermissionSource,
} from './user.tables.ts';

/** A right that a person holds and the service that grants it. */
export interface Grant {
  readonly source: PermissionSource;
  readonly permission: Permission;
}

/** All rights of a person, through roles and directly, in one query. */
export async function findGrants(tx: Database, userId: string): Promise<readonly Grant[]> {
  return unionAll(
    tx
      .select({ source: roles.source, permission: rolePermissions.permission })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
      .where(eq(userRoles.userId, userId)),
    tx
      .select({ source: userPermissions.source, permission: userPermissions.permission })
      .from(userPermissions)
      .where(eq(userPermissions.userId, userId)),
  );
}

/** An active user by id, the subject of the access token. */
export async function findActiveUser(
  tx: Database,
  id: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)));
  return user;
}

/** An active user by the name that he types at sign-in, in any case. */
export async function findActiveUserByName(
  tx: Database,
  userName: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(isSameText(users.userName, userName.trim()), eq(users.isActive, true)));
  return user;
}
