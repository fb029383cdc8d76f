import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testsWithoutDatabase } from './database-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'crt-database-tests-'));

function write(file: string, text: string): void {
  const path = join(root, 'apps/server', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('only a test with a way to a PostgreSQL runs with one, however long the way is', () => {
  write('src/pool.ts', `import pg from 'pg';\nexport const pool = () => new pg.Pool();`);
  write(
    'src/names.ts',
    `import type { Pool } from './pool.ts';\nexport const name = (pool: Pool) => pool.name;`,
  );
  write('src/later.ts', `export const later = () => import('./pool.ts');`);
  write('src/round.ts', `import './round.test.ts';`);
  write('src/direct.test.ts', `import {\n  pool,\n} from './pool.ts';`);
  write('src/later.test.ts', `export { later } from './later.ts';`);
  write('test/process.test.ts', `const { DATABASE_URL } = process.env;`);
  write('src/names.test.ts', `import { name } from './names.ts';`);
  write('src/round.test.ts', `import './round.ts';`);
  expect(testsWithoutDatabase(root)).toEqual([
    'apps/server/src/names.test.ts',
    'apps/server/src/round.test.ts',
  ]);
});
