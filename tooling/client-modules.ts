import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Which of these modules a React server cannot run, and why: alone, or because of what they import. */
export function refusedByReactServer(files: readonly string[]): Record<string, string> {
  const probe = join(import.meta.dirname, 'react-server-probe.ts');
  const run = spawnSync(
    process.execPath,
    // As bundlers do: the ES modules of dependencies, which say where the browser's part begins.
    ['--conditions=react-server', '--conditions=module', probe],
    { input: JSON.stringify(files), encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (run.status !== 0) throw new Error(`Modules could not be tried on a React server:\n${run.stderr}`);
  return JSON.parse(run.stdout) as Record<string, string>;
}

/** The modules beside it from which a module imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/\bfrom ["'](\.[^"']+)["']/g)].map(([, path = '']) => join(dirname(file), path));
}

function mark(file: string): void {
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
  if (!existsSync(`${file}.map`)) return;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string };
  // Every line of the module is one further down.
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

/**
 * Begins the modules of a built package that need the browser with `'use client'`, so that server components can import
 * every entry. An entry itself begins with it when all that it exports needs the browser: what else it exports stays
 * callable on the server.
 */
export function markClientModules(dist: string): void {
  const modules = globSync('src/**/*.js', { cwd: dist }).map((file) => join(dist, file));
  const client = new Set(Object.keys(refusedByReactServer(modules)));
  for (const file of client) mark(file);
  for (const entry of globSync('exports/*.js', { cwd: dist }).map((file) => join(dist, file))) {
    const imports = importsOf(entry);
    if (imports.length > 0 && imports.every((file) => client.has(file))) mark(entry);
  }
}
