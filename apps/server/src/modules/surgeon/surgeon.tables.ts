import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Sales representatives, who look after surgeons. */
export const representatives = pgTable('representatives', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
});

/** Surgeons, as the imported requests name them. */
export const surgeons = pgTable('surgeons', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
});

/** What a surgeon prefers, in words by category: one record a surgeon (Y1 to Y4). */
export const surgeonPreferences = pgTable(
  'surgeon_preferences',
  {
    ...recordColumns(),
    surgeonId: integer('surgeon_id')
      .notNull()
      .references(() => surgeons.id),
    plusPreferences: text('plus_preferences'),
    peekPreferences: text('peek_preferences'),
    medporPreferences: text('medpor_preferences'),
    pmmaPreferences: text('pmma_preferences'),
    designSessionPreferences: text('design_session_preferences'),
    umcPreferences: text('umc_preferences'),
    additionalInformation: text('additional_information'),
    representativeId: integer('representative_id').references(() => representatives.id),
  },
  (table) => [uniqueIndex('surgeon_preferences_surgeon').on(table.surgeonId)],
);
