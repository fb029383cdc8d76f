import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { files, isGenerated, sources } from './repository.ts';

const emptyWords = ['helper', 'helpers', 'manager', 'common', 'misc', 'util', 'utils', 'stuff', 'new2'];
/** Names that a tool asks for. */
const fixedNames = ['.storybook/manager.ts', '.storybook/manager.tsx'];

function words(path: string): string[] {
  return path
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

test('no file or folder has a name that says nothing: name it after what it holds', () => {
  const found = files.filter(
    (file) => !fixedNames.includes(file) && words(file).some((word) => emptyWords.includes(word)),
  );
  expect(found).toEqual([]);
});

test('components are PascalCase, everything else is kebab-case', () => {
  const component = /^[A-Z][A-Za-z0-9]*(\.[a-z]+)*\.(tsx?|css\.ts|mdx)$/;
  const hook = /^use[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$/;
  const kebab = /^\.?[a-z0-9]+([.-][a-z0-9]+)*\.(tsx?|mts|mjs|js|cjs)$/;
  const odd = sources.filter((file) => {
    const name = basename(file);
    return !component.test(name) && !hook.test(name) && !kebab.test(name);
  });
  expect(odd).toEqual([]);
});

test('there is no barrel: import the file that holds the thing', () => {
  const barrels = files.filter((file) => /^packages\/.*\/index\.tsx?$/.test(file) && !isGenerated(file));
  expect(barrels).toEqual([]);
});
