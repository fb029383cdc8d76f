import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describedLevel, neededLevel, requireApiLevels } from './api-levels.ts';
import { git, ReleaseRefused } from './git.ts';

const report = (release: string, ...names: string[]) =>
  `# @crt/ui, ${release}\n\n${names.map((name) => `@crt/ui/${name} ${name}\n() => void\n`).join('\n')}`;

it.each([
  ['0.2.0', ['Button'], ['Button'], 'none'],
  ['0.2.0', ['Button'], ['Button', 'Link'], 'minor'],
  ['0.2.0', ['Button', 'Link'], ['Button'], 'minor'],
  ['1.2.0', ['Button', 'Link'], ['Button'], 'major'],
  ['1.2.0', ['Button'], ['Button', 'Link'], 'minor'],
])('after %s, from %j to %j, at least %s has to be said', (version, before, now, level) => {
  expect(neededLevel(version, report(version, ...before), report('next release', ...now))).toMatchObject({
    level,
  });
});

it('takes the most that is said of a package, and not what is said of another one', () => {
  const changesets = [
    // As the tool of changesets writes it.
    '---\n"@crt/ui": patch\n---\n\nA.',
    "---\n'@crt/domain': major\n'@crt/ui': minor\n---\n\nB.",
  ];
  expect(['ui', 'domain', 'api-client'].map((name) => describedLevel(changesets, name))).toEqual([
    'minor',
    'major',
    'none',
  ]);
});

describe('before a release', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = () => {
    git(root, ['add', '--all']);
    git(root, ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'Change']);
  };
  const version = (text: string) => {
    for (const name of ['domain', 'ui', 'api-client', 'domain-widgets']) {
      write(`packages/${name}/package.json`, JSON.stringify({ version: text }));
      if (name !== 'ui') write(`tooling/api-report/${name}.api.txt`, `# @crt/${name}, ${text}\n\n`);
    }
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'crt-levels-'));
    git(root, ['init', '--quiet']);
    version('0.1.0');
    write('tooling/api-report/ui.api.txt', report('0.1.0', 'Button', 'Link'));
    commit();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('names the exports that are gone since the last one, of which too little is said', () => {
    write('tooling/api-report/ui.api.txt', report('next release', 'Link', 'Menu'));
    write('.changeset/one.md', "---\n'@crt/ui': patch\n---\n\nA.");
    commit();
    // Accepted twice since: the report of the release is further back.
    write('tooling/api-report/ui.api.txt', report('next release', 'Link'));
    commit();
    const check = () => requireApiLevels(root);
    expect(check).toThrow(ReleaseRefused);
    expect(check).toThrow('@crt/ui needs a minor changeset, and has patch; gone: @crt/ui/Button Button.');
    write('.changeset/two.md', "---\n'@crt/ui': minor\n---\n\nB.");
    expect(check).not.toThrow();
  });

  it('asks for nothing while there was none', () => {
    version('0.0.0');
    write('packages/ui/package.json', JSON.stringify({ version: '0.0.0' }));
    write('tooling/api-report/ui.api.txt', report('next release', 'Link'));
    commit();
    expect(() => requireApiLevels(root)).not.toThrow();
  });
});
