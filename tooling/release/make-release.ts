import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCommit, git, ReleaseRefused } from './git.ts';

/** One step of a release. Throws when what it does or checks fails. */
export interface ReleaseStep {
  /** What it does, for the person who waits. */
  readonly title: string;
  /** Works in a copy of the repository, and nowhere else. */
  run(copy: string): void;
}

interface ReleaseOptions {
  /** The repository, of which nothing is changed before every step has succeeded. */
  readonly root: string;
  readonly steps: readonly ReleaseStep[];
  /** Whether the release is only made in the copy, and described. */
  readonly isDryRun: boolean;
  /** One line for the person at the terminal. */
  say(line: string): void;
}

/**
 * Makes a release in a copy of the commit, with all checks, and takes it over when it is whole: whatever fails or is
 * interrupted before leaves the repository as it was. Throws {@link ReleaseRefused} with the reason.
 */
export function makeRelease({ root, steps, isDryRun, say }: ReleaseOptions): void {
  const commit = cleanCommit(root);
  requireChangesets(root);
  const folder = mkdtempSync(join(tmpdir(), 'crt-release-'));
  try {
    const copy = join(folder, 'copy');
    git(root, ['clone', '--quiet', '--shared', '--no-checkout', root, copy]);
    git(copy, ['checkout', '--quiet', '--detach', commit]);
    for (const { title, run } of steps) {
      say(`${title} …`);
      try {
        run(copy);
      } catch (error) {
        throw new ReleaseRefused(`${title}: it failed, and nothing is changed here. ${String(error)}`, {
          cause: error,
        });
      }
    }
    git(copy, ['add', '--all']);
    say(git(copy, ['diff', '--cached', '--stat', 'HEAD']).trimEnd());
    say(`Packed: ${readdirSync(packedIn(copy)).join(', ')}`);
    if (isDryRun) return say('This was a dry run: nothing is changed here.');
    if (cleanCommit(root) !== commit)
      throw new ReleaseRefused('Another commit was made meanwhile. Run the release again.');
    takeOver(copy, root);
    say(`The tarballs lie in ${packedIn(root)}. Commit the versions and change logs, then publish them.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the tarballs of a repository lie; git ignores it. */
export const packedIn = (root: string): string => join(root, '.release');

/** Replaces the tarballs of one folder by those of another one. */
export function replacePacked(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

function requireChangesets(root: string): void {
  const folder = join(root, '.changeset');
  const all = existsSync(folder) ? readdirSync(folder) : [];
  if (all.some((file) => file.endsWith('.md') && file !== 'README.md')) return;
  throw new ReleaseRefused(
    'There is nothing to release: .changeset holds no description of a change. Each is released once.',
  );
}

/** The tarballs first: with the old versions in the sources they are only files that the next run replaces. */
function takeOver(copy: string, root: string): void {
  replacePacked(packedIn(copy), packedIn(root));
  // Git looks at everything before it writes anything; what it has begun to write, the next run sees as changes.
  git(root, ['apply', '--whitespace=nowarn', '-'], git(copy, ['diff', '--cached', '--binary', 'HEAD']));
}
