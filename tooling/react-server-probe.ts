/**
 * `node --conditions=react-server --conditions=module tooling/react-server-probe.ts < modules.json`: prints which of the
 * listed modules a React server cannot run, with the reason. Other modules that begin with `'use client'` are not run: tools
 * for React server components make references of what those export.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** A module with the same names and none of the code. */
function asReferences(file: string, code: string): string {
  const { staticExports } = parseSync(file, code).module;
  const names = staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
  return names
    .map((name, at) => `const reference${at} = {}; export { reference${at} as ${name} };`)
    .join('\n');
}

/** React's own exports say which of its hooks a server has; every other hook needs the browser, unless it is only handed on. */
function callsHook(file: string, code: string): boolean {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const handedOn = new Set(
    staticExports.flatMap(({ entries }) => entries.map((entry) => entry.importName.name)),
  );
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value !== 'react')
    .flatMap(({ entries }) => entries.map(({ importName }) => importName.name))
    .some((name) => /^use[A-Z]/.test(name ?? '') && !handedOn.has(name));
}

const files = JSON.parse(readFileSync(0, 'utf8')) as string[];
const listed = new Set(files.map((file) => pathToFileURL(file).href));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (loaded.format !== 'module' || !url.startsWith('file:')) return loaded;
    const file = fileURLToPath(url);
    const code = readFileSync(file, 'utf8');
    if (listed.has(url))
      return callsHook(file, code) ? { ...loaded, source: "throw new Error('It calls a hook.');" } : loaded;
    return /^(['"])use client\1/.test(code) ? { ...loaded, source: asReferences(file, code) } : loaded;
  },
});

const refused: Record<string, string> = {};
for (const file of files) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    refused[file] = String(error);
  }
}
// Modules may have started something that keeps the process alive.
process.stdout.write(JSON.stringify(refused), () => process.exit(0));
