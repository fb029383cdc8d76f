import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, read, sources } from './repository.ts';

const modules = 'apps/server/src/modules/';
const lists = (text: string) => [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, names = '']) => names);

/** The floors of the rule, lowest first: the tool that checks the imports takes no other file's. */
const floors = lists(
  /const serverFloors = (\[[\s\S]*?\n\]);/.exec(read('.dependency-cruiser.mjs'))?.[1] ?? '',
).map((names) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
const floorOf = (file: string): number => {
  const [, name = ''] = new RegExp(`^${modules}([\\w-]+)/`).exec(file) ?? [];
  return floors.findIndex((names) => names.includes(name));
};

test('the floors of the text are those of the rule', () => {
  const text = read('docs/architecture.md').replaceAll(/\s+/g, ' ');
  const [, told = ''] = /from below: (history ·[^.]*)\./.exec(text) ?? [];
  const counts = told.split(' · ').map((floor) => (/\((.*)\)/.exec(floor)?.[1] ?? floor).split(', ').length);
  expect(counts).toEqual(floors.map((names) => names.length));
});

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The tables of an upper floor that a file writes: those it imports for references and joins only. */
function writtenAbove({ file, text }: Source): string[] {
  const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']*\.tables\.ts)'/g)];
  return imports.flatMap(([, names = '', from = '']) => {
    if (floorOf(join(file, '..', from)) <= floorOf(file)) return [];
    const writes = (name: string) =>
      new RegExp(
        String.raw`\.(?:insert|update|delete)\(\s*${name}\b|\b(?:insert|update)(?:Rows|Statement)\([^;]*?\b${name}\b|\b(?:update|insert into|delete from)\s+\$\{${name}\}`,
      ).test(text);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && writes(name))
      .map((name) => `${file}: ${name}`);
  });
}

test('tables of an upper floor are imported for references and joins only: who is above writes them', () => {
  const below = sources
    .filter((file) => file.startsWith(modules) && !isTest(file) && floorOf(file) >= 0)
    .map((file) => ({ file, text: read(file) }));
  expect(below.length).toBeGreaterThan(300);
  expect(below.flatMap(writtenAbove)).toEqual([]);
});

test.each([
  'await tx.update(plans).set({ priority: true });',
  'await insertRows(context.tx, plans, [{ id }]);',
  'await tx.execute(sql`delete from ${plans} where id = ${id}`);',
])('the check finds what writes above: %s', (work) => {
  const text = `import { plans } from '../plan/plan.tables.ts';\n\nexport async function reach() {\n  ${work}\n}\n`;
  const [below, above] = [`${modules}calendar/reach.ts`, `${modules}notification/reach.ts`];
  expect(writtenAbove({ file: below, text })).toEqual([`${below}: plans`]);
  expect(writtenAbove({ file: above, text })).toEqual([]);
});
