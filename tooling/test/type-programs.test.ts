import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { typePrograms, typeProjects } from './type-programs.ts';

const root = join(import.meta.dirname, '../..');

test('projects with the same settings are one program, those with others are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crt-type-programs-'));
  const write = (project: string, compilerOptions: object) => {
    mkdirSync(join(folder, project), { recursive: true });
    writeFileSync(
      join(folder, project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['src'] }),
    );
  };
  write('kit', { lib: ['DOM'], types: ['vite/client'] });
  write('rules', {});
  write('app', { types: ['vite/client'], lib: ['DOM'] });
  expect(
    typePrograms(folder, ['kit', 'rules', 'app']).map(({ name, include }) => [
      name,
      include.map((path) => path.slice(folder.length + 1)),
    ]),
  ).toEqual([
    ['kit, app', ['kit/src', 'app/src']],
    ['rules', ['rules/src']],
  ]);
});

test('every project is checked, and has nothing but the base beside its own settings', () => {
  const there = globSync('{.,*,packages/*,apps/*}/tsconfig.json', { cwd: root }).map(dirname);
  expect([...new Set(there)].sort()).toEqual([...typeProjects].sort());
  for (const project of typeProjects) {
    const { extends: base } = JSON.parse(readFileSync(join(root, project, 'tsconfig.json'), 'utf8')) as {
      extends: string;
    };
    expect(join(project, base)).toBe('tsconfig.base.json');
  }
});
