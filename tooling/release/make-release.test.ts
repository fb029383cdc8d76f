import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git } from './git.ts';
import { makeRelease, type ReleaseStep } from './make-release.ts';
import { giveVersions } from './steps.ts';

// Processes, one after the other, on a machine that runs other suites too.
vi.setConfig({ testTimeout: 120_000 });

const changesets = join(import.meta.dirname, '../../node_modules/@changesets/cli/bin.js');

let folder: string;
let root: string;
const at = (file: string) => join(root, file);
const changelog = () => readFileSync(at('packages/a/CHANGELOG.md'), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const change = "---\n'@crt/a': minor\n---\n\nA new button.\n";
const commitAll = () => {
  git(root, ['add', '--all']);
  git(root, ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'Change']);
};

/** A repository with one published package in its first version, and one described change. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crt-release-test-'));
  root = join(folder, 'repository');
  write('package.json', '{ "private": true, "packageManager": "pnpm@12.21.0" }\n');
  write('pnpm-workspace.yaml', 'packages: [packages/*]\n');
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
  write('.gitignore', '.release/\n');
  write(
    '.changeset/config.json',
    readFileSync(join(import.meta.dirname, '../../.changeset/config.json'), 'utf8'),
  );
  write('.changeset/button.md', change);
  write('packages/a/package.json', '{\n  "name": "@crt/a",\n  "version": "0.1.0"\n}\n');
  git(root, ['init', '--quiet', '--initial-branch=main']);
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true }));

const pack: ReleaseStep = {
  title: 'Packing',
  run: (copy) => {
    mkdirSync(join(copy, '.release'));
    const { version } = JSON.parse(readFileSync(join(copy, 'packages/a/package.json'), 'utf8')) as {
      version: string;
    };
    writeFileSync(join(copy, '.release', `crt-a-${version}.tgz`), 'packed');
  },
};
/** The real tool for versions, and what stands for the rest. */
const steps: readonly ReleaseStep[] = [giveVersions(changesets), pack];
const fails: ReleaseStep = {
  title: 'Anything',
  run: () => {
    throw new Error('no network');
  },
};

/** What a release says. */
function release(options: { steps?: readonly ReleaseStep[]; isDryRun?: boolean } = {}): string {
  const lines: string[] = [];
  makeRelease({ root, steps, isDryRun: false, say: (line) => lines.push(line), ...options });
  return lines.join('\n');
}

function expectUntouched(): void {
  expect(git(root, ['status', '--porcelain', '--ignored'])).toBe('');
  expect(git(root, ['worktree', 'list']).trim().split('\n')).toHaveLength(1);
}

describe('a release', () => {
  test('comes whole: versions, change logs, tarballs, and its changesets are gone', () => {
    release();
    expect(readFileSync(at('packages/a/package.json'), 'utf8')).toContain('"version": "0.2.0"');
    expect(changelog()).toContain('## 0.2.0');
    expect(existsSync(at('.release/crt-a-0.2.0.tgz'))).toBe(true);
    expect(existsSync(at('.changeset/button.md'))).toBe(false);
  });

  test.each([0, 1, 2])('that fails after %i steps changes nothing', (after) => {
    expect(() => release({ steps: steps.toSpliced(after, 0, fails) })).toThrow(
      'Anything: it failed, and nothing is changed here. Error: no network',
    );
    expectUntouched();
  });

  test('that is killed after its last step changes nothing, and comes whole the next time', () => {
    const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
    const code = `
      import { makeRelease } from ${module('make-release.ts')};
      import { giveVersions } from ${module('steps.ts')};
      const kill = { title: 'Kill', run: () => process.kill(process.pid, 'SIGKILL') };
      const steps = [giveVersions(${JSON.stringify(changesets)}), kill];
      makeRelease({ root: ${JSON.stringify(root)}, steps, isDryRun: false, say: () => undefined });`;
    const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      // What it leaves there goes with the test.
      env: { ...process.env, TMPDIR: folder },
    });
    expect({ signal: killed.signal, said: killed.stderr }).toEqual({ signal: 'SIGKILL', said: '' });
    expectUntouched();
    release();
    expect(changelog().match(/A new button/g)).toHaveLength(1);
  });

  test('says in a dry run what would change, and changes nothing', () => {
    const said = release({ isDryRun: true });
    for (const part of ['packages/a/CHANGELOG.md', '.changeset/button.md', 'crt-a-0.2.0.tgz', 'dry run'])
      expect(said).toContain(part);
    expectUntouched();
  });
});

describe('a release is refused', () => {
  test('a second time: before it is committed, half taken back, and after', () => {
    release();
    expect(() => release()).toThrow('changes that are not committed');
    // As if it had been interrupted while it was taken over.
    git(root, ['checkout', 'packages/a/package.json', '.changeset']);
    expect(() => release()).toThrow('packages/a/CHANGELOG.md');
    git(root, ['stash', '--include-untracked']);
    release();
    commitAll();
    expect(() => release()).toThrow('There is nothing to release');
    expect(changelog().match(/A new button/g)).toHaveLength(1);
  });

  test('where another commit or a change came meanwhile', () => {
    const inMeantime = (work: () => void): ReleaseStep => ({ title: 'Meantime', run: work });
    const committed = inMeantime(() => {
      write('.changeset/other.md', change);
      commitAll();
    });
    expect(() => release({ steps: [...steps, committed] })).toThrow('Another commit was made meanwhile');
    expectUntouched();
    const changed = inMeantime(() => write('letter.txt', 'dear Paula'));
    expect(() => release({ steps: [...steps, changed] })).toThrow('letter.txt');
    expect(existsSync(at('.release'))).toBe(false);
  });
});
