/**
 * `node scripts/run.mjs release`: makes a release of the published packages, wholly or not at all. In a copy it gives them
 * their versions and change logs from the changesets, writes down which API that is, checks, builds and packs them; then
 * the repository gets all of it, the tarballs in `.release/`. `--dry-run` says what would change and changes nothing;
 * `--pack-only` leaves the versions as they are, to try the packages before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll, root } from './packages/pack.ts';
import { ReleaseRefused } from './release/git.ts';
import { makeRelease, packedIn, replacePacked } from './release/make-release.ts';
import { releaseSteps } from './release/steps.ts';

const known = ['--dry-run', '--pack-only'];

async function packAsTheyAre(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crt-pack-'));
  try {
    await packAll(folder);
    replacePacked(folder, packedIn(root));
    console.log(`The tarballs lie in ${packedIn(root)}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const options = process.argv.slice(2);
const unknown = options.filter((option) => !known.includes(option));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}
// Ctrl-C ends the tool that runs: its step fails, and the copy is removed.
process.on('SIGINT', () => undefined);
try {
  const say = (line: string) => console.log(line);
  if (options.includes('--pack-only')) await packAsTheyAre();
  else makeRelease({ root, steps: releaseSteps, isDryRun: options.includes('--dry-run'), say });
} catch (error) {
  console.error(`No release was made. ${error instanceof ReleaseRefused ? error.message : String(error)}`);
  process.exitCode = 1;
}
