import { eq } from 'drizzle-orm';
import { findActiveUser, findActiveUserByName } from '../../modules/user/user.repository.ts';
import type { Storage } from '../db/database.ts';
import { isPassword } from './password.ts';
import { signInPasswords } from './sign-in.tables.ts';

/** Somebody who can sign in. */
export type Account = NonNullable<Awaited<ReturnType<typeof findActiveUser>>>;

/** People and their passwords, as the provider sees them. */
export class Accounts {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  find(id: string): Promise<Account | undefined> {
    return findActiveUser(this.#storage.db, id);
  }

  findByName(userName: string): Promise<Account | undefined> {
    return findActiveUserByName(this.#storage.db, userName);
  }

  /** The active user with this name and password; takes the same time whether or not the name exists. */
  async check(userName: string, password: string): Promise<Account | undefined> {
    const account = await this.findByName(userName);
    const [stored] = await this.#storage.db
      .select({ hash: signInPasswords.hash })
      .from(signInPasswords)
      .where(eq(signInPasswords.userId, account?.id ?? ''));
    return (await isPassword(password, stored?.hash)) ? account : undefined;
  }
}
