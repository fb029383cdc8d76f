import { fullName } from '@crt/domain/full-name';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from './user.tables.ts';

/** What a person is called, as histories tell it; the id of somebody who is not there. */
export async function personName(tx: Database, id: string): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user ? fullName(user) : id;
}
