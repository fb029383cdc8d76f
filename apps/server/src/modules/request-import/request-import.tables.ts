import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { plans } from '../plan/plan.tables.ts';
import { users } from '../user/user.tables.ts';

/** What became of a request: 0 imported, 1 updated, 2 skipped, 3 staged until its data are complete (R15). */
export type ImportStatus = 0 | 1 | 2 | 3;

/** A field that an import changed, as it was shown at the time (R16). */
export interface UpdatedField {
  readonly milestoneName: string | null;
  readonly updatedFieldText: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly changeDescription: string;
}

/** Imports: of a file, or of one request that was asked for again (R13, F21). */
export const requestImports = pgTable('request_imports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  importedAt: instant('imported_at').notNull(),
  updatesPlans: boolean('updates_plans').notNull(),
  /** Who asked for it; null when nobody is known any more. */
  userId: text('user_id').references(() => users.id),
});

/** What became of each request of an import: the import log (R15). */
export const importResults = pgTable(
  'import_results',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => requestImports.id),
    importedAt: instant('imported_at').notNull(),
    requestId: text('request_id').notNull(),
    /** Null when the request did not become a plan. */
    planId: integer('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    status: smallint().$type<ImportStatus>().notNull(),
    skipReason: text('skip_reason'),
    additionalInfo: text('additional_info'),
    updatedFields: jsonb('updated_fields').$type<UpdatedField[]>().notNull(),
  },
  (table) => [
    index('import_results_time').on(table.importedAt, table.id),
    index('import_results_request').on(sql`lower(${table.requestId})`, table.importedAt),
    index('import_results_plan').on(table.planId),
  ],
);
