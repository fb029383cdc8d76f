import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Sessions, codes, grants and tokens of the embedded sign-in provider, as its adapter interface asks. */
export const signInRecords = pgTable(
  'sign_in_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text(),
    /** When a code or refresh token was used, or a session ended. */
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('sign_in_records_grant').on(table.grantId),
    // Only sessions have one, and each is one row, whatever cookie names it at the moment.
    uniqueIndex('sign_in_records_uid').on(table.uid),
    index('sign_in_records_expiry').on(table.expiresAt),
  ],
);

/** Secrets made once per installation: signing keys and cookie keys. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Tries at sign-in that have not succeeded; shared by all processes, so that throttling cannot be walked around. */
export const signInAttempts = pgTable('sign_in_attempts', {
  /**
   * `<ip> <lower-case name>` for a person at an address, `<ip>` for the address itself, `browser <id of the person> <id>` for
   * a person in a known browser.
   */
  subject: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
});

/** Passwords of the embedded provider, hashed (scrypt with its parameters and salt in the text). */
export const signInPasswords = pgTable('sign_in_passwords', {
  /** The user's id; no foreign key, so that users stay a matter of their own module. */
  userId: text('user_id').primaryKey(),
  hash: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
