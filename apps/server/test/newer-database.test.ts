import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { makeHome, type Home } from './support/home.ts';
import { killAll, ServerProcess } from './support/server-process.ts';

let home: Home | undefined;
afterAll(async () => {
  killAll();
  await home?.remove();
});

it('a server refuses a database that a newer release has changed, with one sentence', async () => {
  home = await makeHome();
  const storage = await home.open();
  await storage.migrate();
  await storage.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  await storage.close();
  const server = await ServerProcess.spawn(home.settings);
  expect((await server.ended).code).toBe(1);
  const failures = server.output.split('\n').filter((line) => line.startsWith('CRT cannot start: '));
  expect(failures).toEqual([
    'CRT cannot start: the database was changed by a newer release of CRT (2 migrations, this release knows 1). ' +
      'Start that release, or bring back a copy of the database from before it.',
  ]);
  // No stack.
  expect(server.output).not.toMatch(/^\s+at /m);
});
