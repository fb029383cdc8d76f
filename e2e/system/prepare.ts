import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHome } from './database.ts';
import { RunningServer } from './server.ts';
import { templateFile } from './template.ts';

/** Fills one database with the demo world; every worker begins with a copy of it. Returns the clean-up. */
export default async function prepare(): Promise<() => Promise<void>> {
  const isBuilt = ['apps/crt/dist/index.html', 'apps/server/dist/main.js'].every((file) =>
    existsSync(join(import.meta.dirname, '..', '..', file)),
  );
  if (!isBuilt) throw new Error('The product is not built: run "node scripts/run.mjs build" first.');
  const template = await makeHome();
  const server = await RunningServer.start(template);
  await server.stop();
  writeFileSync(templateFile, JSON.stringify(template));
  return () => template.remove();
}
