import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHome } from './database.ts';
import { RunningServer } from './server.ts';
import { templateFile } from './template.ts';

/** Fills one database with the demo world; every worker begins with a copy of it. Returns the clean-up. */
export default async function prepare(): Promise<() => Promise<void>> {
  const app = join(import.meta.dirname, '..', '..', 'apps/crt/dist/index.html');
  if (!existsSync(app))
    throw new Error('The application is not built: run "node scripts/run.mjs build" first.');
  const template = await makeHome();
  const server = await RunningServer.start(template);
  await server.stop();
  writeFileSync(templateFile, JSON.stringify(template));
  return () => template.remove();
}
