import { fullName } from '@crt/domain/full-name';
import type { Actor } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { findActiveUser, findGrants } from './user.repository.ts';

/**
 * Who stands behind the subject of an access token, with the rights of this moment united over the three services
 * (A18); undefined for somebody who is unknown or no longer active.
 */
export async function findActor(db: Database, subject: string): Promise<Actor | undefined> {
  const user = await findActiveUser(db, subject);
  if (!user) return undefined;
  const grants = await findGrants(db, user.id);
  return {
    userId: user.id,
    symbol: user.symbol,
    name: fullName(user),
    permissions: new Set(grants.map((grant) => grant.permission)),
  };
}
