import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** The parts of a request that its source decides (F21). Days as 'yyyy-MM-dd'. */
export interface ImportedContent {
  readonly plannedSurgeryDate: string | null;
  readonly productNumber: string | null;
  readonly distributionCentre: string | null;
}

/** What the ordering system said last about a request; a reimport takes it again. */
export const importSources = pgTable('import_sources', {
  requestId: text('request_id').primaryKey(),
  content: jsonb().$type<ImportedContent>().notNull(),
  receivedAt: instant('received_at').notNull(),
});
