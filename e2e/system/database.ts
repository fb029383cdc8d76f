import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, runOn } from '../../apps/server/src/platform/db/throwaway-database.ts';

/** Where a server keeps its data: a folder of its own, or a database of its own on the PostgreSQL of the run. */
export interface Home {
  dataDir: string;
  databaseUrl?: string;
  remove(): Promise<void>;
}

const postgres = process.env['DATABASE_URL'];

function urlOf(database: string): string {
  const url = new URL(postgres ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** An empty home, or a copy of `template` (which no server may be using). */
export async function makeHome(template?: Home): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crt-e2e-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  // With PostgreSQL too: the key of the history lies in the folder.
  if (template) cpSync(template.dataDir, dataDir, { recursive: true });
  if (!postgres) {
    return { dataDir, remove: () => Promise.resolve(removeFolder()) };
  }
  const name = `crt_e2e_${randomUUID().replaceAll('-', '')}`;
  const source = template?.databaseUrl ? new URL(template.databaseUrl).pathname.slice(1) : undefined;
  await runOn(postgres, `CREATE DATABASE ${name}${source ? ` TEMPLATE ${source}` : ''}`);
  return {
    dataDir,
    databaseUrl: urlOf(name),
    async remove() {
      removeFolder();
      await dropDatabase(postgres, name);
    },
  };
}
