import { defineConfig } from 'drizzle-kit';

/** For looking into a database with drizzle-kit; `node scripts/run.mjs first-migration` writes the migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema.ts',
});
