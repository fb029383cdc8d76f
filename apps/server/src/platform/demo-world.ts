import { inArray } from 'drizzle-orm';
import { fillDemo } from '../modules/demo/fill-demo.ts';
import type { HistoryKey } from '../modules/history/history-key.ts';
import { isEmptyWorld } from '../modules/user/user.demo.ts';
import { users } from '../modules/user/user.tables.ts';
import type { Storage } from './db/database.ts';
import { demoAccounts, demoPassword } from './sign-in-provider/demo-accounts.ts';
import { hashPassword } from './sign-in-provider/password.ts';
import { signInPasswords } from './sign-in-provider/sign-in.tables.ts';

interface DemoWorldOptions {
  readonly now: Date;
  readonly plans: number;
  readonly historyKey: HistoryKey;
  readonly publicUrl?: string;
  readonly onProgress: (message: string) => void;
}

/** Fills an empty database with the demo world and lets its twelve personas sign in; does nothing the second time. */
export async function ensureDemoWorld(storage: Storage, options: DemoWorldOptions): Promise<void> {
  let hashes: Promise<string>[] = [];
  // One process at a time: another one may be about to fill the same database.
  await storage.setUp(async (db) => {
    if (!(await isEmptyWorld(db))) return;
    options.onProgress(`Filling the database with the demo world (${options.plans} plans) …`);
    // Hashing is slow by intent and waits for nothing: it goes on beside the filling.
    hashes = demoAccounts.map(() => hashPassword(demoPassword));
    await fillDemo(db, options);
  });
  const names = demoAccounts.map(({ userName }) => userName);
  const personas = await storage.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.userName, names));
  const ids = personas.map(({ id }) => id);
  const done = await storage.db.select().from(signInPasswords).where(inArray(signInPasswords.userId, ids));
  const missing = ids.filter((id) => done.every(({ userId }) => userId !== id));
  const rows = await Promise.all(
    missing.map(async (userId, place) => ({
      userId,
      hash: await (hashes[place] ?? hashPassword(demoPassword)),
    })),
  );
  if (rows.length > 0) await storage.db.insert(signInPasswords).values(rows).onConflictDoNothing();
}
