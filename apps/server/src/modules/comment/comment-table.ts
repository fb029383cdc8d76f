import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';

/** A table of what people write about things of one kind; its rows go with their thing. */
export function commentTable(
  name: string,
  owner: { readonly column: string; readonly references: () => AnyPgColumn },
) {
  return pgTable(
    name,
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** The thing that it is about. */
      ownerId: integer(owner.column).notNull().references(owner.references, { onDelete: 'cascade' }),
      text: text().notNull(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id),
      modifiedAt: instant('modified_at').notNull(),
    },
    (table) => [index(`${name}_owner`).on(table.ownerId, table.modifiedAt)],
  );
}

/** Any of these tables. */
export type CommentTable = ReturnType<typeof commentTable>;
