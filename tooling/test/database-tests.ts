import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imports = /^(?:import|export) (?!type )[^'";]*?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Whether the file, or what it imports at once or later, knows PostgreSQL's client or the variable that names one. */
function canReachDatabase(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(imports)].map(([, whole, later]) => whole ?? later ?? '');
  return (
    text.includes('DATABASE_URL') ||
    names.includes('pg') ||
    names
      .filter((name) => /^\..*\.ts$/.test(name))
      .some((name) => canReachDatabase(join(dirname(file), name), seen))
  );
}

/**
 * The server's test files that have no way to a PostgreSQL, however far one follows their imports: they do the same with
 * one as without.
 */
export function testsWithoutDatabase(root: string): string[] {
  return globSync('apps/server/{src,test}/**/*.test.ts', { cwd: root })
    .filter((file) => !canReachDatabase(join(root, file), new Set()))
    .sort();
}
