import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import type { DemoRole, DemoUser } from '../demo/people.ts';
import { rolePermissions, roles, userPermissions, userRoles, users } from './user.tables.ts';

/** Whether the database holds any user; an empty one is filled in demo mode. */
export async function isEmptyWorld(db: Database): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return user === undefined;
}

/** People with their roles and the rights that they have beside them. */
export async function fillUsers(
  tx: Database,
  people: readonly DemoUser[],
  roleRows: readonly DemoRole[],
): Promise<void> {
  await insertRows(
    tx,
    users,
    people.map(({ roleIds: _roles, direct: _direct, ...user }) => user),
  );
  await insertRows(
    tx,
    roles,
    roleRows.map(({ id, name, source }) => ({ id, name, source })),
  );
  await insertRows(
    tx,
    rolePermissions,
    roleRows.flatMap(({ id, permissions }) => permissions.map((permission) => ({ roleId: id, permission }))),
  );
  await insertRows(
    tx,
    userRoles,
    people.flatMap(({ id, roleIds }) => roleIds.map((roleId) => ({ userId: id, roleId }))),
  );
  await insertRows(
    tx,
    userPermissions,
    people.flatMap(({ id, direct }) =>
      direct.map((grant) => ({ userId: id, ...grant, grantedAt: new Date(0) })),
    ),
  );
  await continueIds(tx, roles);
}
