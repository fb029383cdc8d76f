import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @crt/server exec drizzle-kit generate` writes the next migration; `check` finds clashes. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema.ts',
  out: './src/platform/db/migrations',
});
