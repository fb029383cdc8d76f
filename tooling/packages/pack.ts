import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '../build-package.ts';
import { publishedPackages } from '../package-entries.ts';

export const root = join(import.meta.dirname, '..', '..');

/** The environment of a command that runs outside the workspace; npm's own variables would lead it back. */
export function outsideEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|VITE|NODE_ENV|NODE_OPTIONS)/i.test(name),
  );
  return { ...Object.fromEntries(kept), CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
}

/** Runs a program to its end; throws with its output when it fails. */
export function run(command: string[], cwd: string): string {
  const [program = '', ...args] = command;
  try {
    return execFileSync(program, args, { cwd, env: outsideEnvironment(), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The pinned pnpm, wherever it is called. */
export function pnpm(args: string[], cwd: string): string {
  return run(['npx', '--yes', 'pnpm@12.21.0', ...args], cwd);
}

/** Builds and packs every published package; the tarball of each by its name. */
export async function packAll(folder: string): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true });
  const tarballs = new Map<string, string>();
  for (const name of publishedPackages) {
    await buildPackage(name);
    pnpm(['pack', '--pack-destination', folder], join(root, 'packages', name));
    const tarball = readdirSync(folder).find(
      (file) => file.startsWith(`crt-${name}-`) && !tarballs.has(file),
    );
    if (!tarball) throw new Error(`No tarball of @crt/${name}.`);
    tarballs.set(name, join(folder, tarball));
  }
  return tarballs;
}
