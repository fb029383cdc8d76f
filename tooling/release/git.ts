import { spawnSync } from 'node:child_process';

/** Why no release is made; the message is for the person at the terminal. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** What a git command prints. Throws with git's own words when it fails. */
export function git(folder: string, args: readonly string[], input = ''): string {
  const run = spawnSync('git', args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.error) throw new ReleaseRefused(`A release needs git: ${run.error.message}.`);
  if (run.status !== 0) throw new ReleaseRefused(`git ${args.join(' ')}: ${run.stderr.trim()}`);
  return run.stdout;
}

/** The commit that a clean working tree holds. Throws {@link ReleaseRefused} where anything is not committed. */
export function cleanCommit(folder: string): string {
  const changed = git(folder, ['status', '--porcelain']);
  if (changed !== '') {
    throw new ReleaseRefused(
      `The working tree has changes that are not committed:\n${changed}` +
        'A release is made of a commit. Commit these changes (also those of a release that was made), or set them aside ' +
        '(also what a release left that was interrupted): git stash --include-untracked',
    );
  }
  return git(folder, ['rev-parse', 'HEAD']).trim();
}
