import { basename } from 'node:path';
import { namingTests, type Row } from './named-rows.ts';

/** A file of tests and what stands in it. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

interface NamedTest {
  readonly row: Row;
  readonly file: string;
  readonly title: string;
}

const areas: Readonly<Record<string, string>> = {
  A: 'Platform and sign-in',
  B: 'Navigation and shell',
  C: 'Users',
  D: 'Notifications',
  E: 'Plan list and filters',
  F: 'Plan details',
  G: 'Manufacturing cycle list',
  H: 'Manufacturing details and jobs',
  I: 'Prototype workflows',
  J: 'Bulk wizard',
  K: 'Repeat orders',
  L: 'Combined orders',
  M: 'Search',
  N: 'Design sessions',
  O: 'Documents',
  P: 'Products',
  Q: 'Keycodes',
  R: 'Imports and exports',
  S: 'Documentation configuration lists',
  T: 'Calendars, lead times, locations and product data',
  U: 'Workflows and cycle definitions',
  V: 'Change log',
  W: 'Filter management',
  X: 'Reports',
  Y: 'Surgeon preferences',
  Z: 'Tracking information',
};

const head = `# Rows of the inventory and their tests

Which tests name which rows of the feature inventory, by area. Made by \`node scripts/run.mjs inventory\` from the titles of
tests and from what stories say about themselves: rows stand there in brackets, \`(F51, F52)\`. No test names a row that is
not here.
`;

const nameOf = ({ area, number }: Row) => `${area}${number}`;
const byRow = (one: Row, other: Row) => one.area.localeCompare(other.area) || one.number - other.number;
/** Rows that a title names for itself would stand there twice. */
const plain = (title: string) => title.replaceAll(/ ?\((?:[A-Z]\d{1,2}(?:, | and | to )?)+\)/g, '').trim();

/** A row on a line of its own: the files that hold it, each with its tests. */
function rowLine(row: string, tests: readonly NamedTest[]): string {
  const files = Map.groupBy(tests, ({ file }) => basename(file));
  const held = [...files].map(
    ([file, own]) => `\`${file}\` ${[...new Set(own.map(({ title }) => title))].join(' · ')}`,
  );
  return `- **${row}** ${held.join('; ')}`;
}

/** The page that lists the rows by area, each with the tests that name it. */
export function inventoryPage(files: readonly TestFile[]): string {
  const named = files.flatMap(({ file, text }) =>
    namingTests(file, text).flatMap(({ title, rows }) =>
      rows.map((row): NamedTest => ({ row, file, title: plain(title) })),
    ),
  );
  const lines = Object.entries(areas).flatMap(([area, name]) => {
    const own = named.filter(({ row }) => row.area === area).sort((one, other) => byRow(one.row, other.row));
    if (own.length === 0) return [];
    const rows = Map.groupBy(own, ({ row }) => nameOf(row));
    return [`\n## ${area}. ${name}\n`, ...[...rows].map(([row, tests]) => rowLine(row, tests))];
  });
  return `${[head.trimEnd(), ...lines].join('\n')}\n`;
}
