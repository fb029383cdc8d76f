import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root, textFiles } from './repository.ts';

const documents = files.filter((file) => /\.mdx?$/.test(file) && !file.endsWith('CHANGELOG.md'));

const topFolders = 'packages|apps|openapi|e2e|tooling|docs|scripts|bench|\\.ci|\\.storybook|\\.changeset';
const citedPath = new RegExp(`\`((?:${topFolders})/[A-Za-z0-9_./-]+)\``, 'g');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('cites only paths that exist', () => {
    const cited = [...text.matchAll(citedPath)].map((match) => match[1] ?? '');
    const missing = cited.filter((path) => !path.includes('NNN') && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
    const local = links.filter((link) => !/^[a-z]+:|^\/|^\?/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });
});

test('the commands that the documents name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([a-z][a-z-]*)/g)].map((match) => match[1] ?? ''),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test('nobody is told to run a pnpm, which need not be on the PATH: npm run … takes the pinned one', () => {
  const told = /pnpm (?:--filter|changeset|dlx|exec|generate|install|run|test)\b/;
  expect(
    textFiles.filter((file) => file !== 'tooling/structure/documents.test.ts' && told.test(read(file))),
  ).toEqual([]);
});

test('every decision has its number once', () => {
  const numbers = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
