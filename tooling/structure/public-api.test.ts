import { describe, expect, test } from 'vitest';
import { drawnPackages, lostNames, storyIds } from '../api-report/public-names.ts';
import { publicExports } from '../api-report/public-exports.ts';
import { describeApi, isKnownRelease, readReport } from '../api-report/report.ts';
import { files, publishedPackages, read } from './repository.ts';

describe.each(publishedPackages)('@crt/%s', (name) => {
  const entries = files.filter((file) => file.startsWith(`packages/${name}/exports/`));

  test('entries only re-export: an entry is a line in a table of contents', () => {
    const withCode = entries.filter((file) => {
      const statements = read(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter(Boolean);
      return statements.some((statement) => !/^(export\s+(type\s+)?(\{|\*)|import\s+['"])/.test(statement));
    });
    expect(withCode).toEqual([]);
  });

  test('every export has a docstring', () => {
    const all = publicExports(name).filter((item) => !/node_modules|__generated__/.test(item.file));
    const documented = new Set(all.filter((item) => item.documentation !== '').map((item) => item.name));
    // What a component is says its own sentence; its props are documented one by one.
    const isCovered = (item: { name: string }) => documented.has(item.name.replace(/Props$/, ''));
    const bare = all.filter((item) => !isCovered(item));
    expect(bare.map((item) => `${item.file}: ${item.name}`)).toEqual([]);
  });

  test('the API is the accepted one: else write a changeset and run "node scripts/run.mjs api-report"', () => {
    const report = readReport(name);
    expect(report?.api).toBe(describeApi(name));
    expect(isKnownRelease(name, report?.release ?? '')).toBe(true);
  });
});

describe('names that tests and links of others rely on', () => {
  test('ids of stories are those of Storybook', () => {
    const text =
      "const meta = { title: 'Components/Data/DataTable details' };\nexport const DaysOf24Hours: Story = {};";
    expect(storyIds(text)).toEqual(['components-data-datatable-details--days-of-24-hours']);
  });

  test.each(drawnPackages)(
    '@crt/%s: no story, data-component or data-part is gone: else write a changeset and run "node scripts/run.mjs api-report"',
    (name) => expect(lostNames(name)).toEqual([]),
  );
});

describe.each(['ui', 'domain-widgets'])('components of @crt/%s', (name) => {
  test('every public component is drawn by a story', () => {
    // A provider draws nothing.
    const components = publicExports(name).filter(
      (item) =>
        item.file.endsWith('.tsx') &&
        /^[A-Z][a-z]/.test(item.name) &&
        item.isComponent &&
        !/Provider(Props)?$/.test(item.name),
    );
    const stories = files.filter(
      (file) => file.startsWith(`packages/${name}/`) && file.endsWith('.stories.tsx'),
    );
    const shown = stories.map(read).join('\n');
    // Small relatives may share a story file: what counts is that one draws the component.
    const withoutStory = components.filter(
      (item) => !new RegExp(`<${item.name}\\b|component: ${item.name}\\b`).test(shown),
    );
    expect(withoutStory.map((item) => `${item.file}: ${item.name}`)).toEqual([]);
  });
});

describe('pages of the kit', () => {
  const pages = files.filter((file) => file.startsWith('packages/ui/src/') && file.endsWith('.mdx'));
  const entriesNamedBy = (page: string): string[] =>
    [...read(page).matchAll(/<Facts\b[^>]*?of=\{\[([^\]]*)\]\}/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    );

  test('every entry with a component is told about on a page', () => {
    const told = new Set(pages.flatMap(entriesNamedBy));
    const components = publicExports('ui').filter((item) => item.isComponent && /\.tsx?$/.test(item.file));
    const missing = components.filter((item) => !told.has(item.entry));
    expect([...new Set(missing.map((item) => item.entry))]).toEqual([]);
  });

  test('every entry with a component has stories of its own, on its own page or beside its nearest relative', () => {
    // Entries whose parts are only seen together with another, and where their states are.
    const relatives: Readonly<Record<string, string>> = {
      ConfirmOutlet: 'ConfirmDialog',
      EventList: 'CalendarViews',
      MonthGrid: 'CalendarViews',
      TimeGrid: 'CalendarViews',
      ToastOutlet: 'Toast',
    };
    const names = new Set(
      files.flatMap((file) => /^packages\/ui\/src\/.*\/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? []),
    );
    // A provider draws nothing.
    const components = publicExports('ui').filter(
      (item) => item.isComponent && item.file.endsWith('.tsx') && /^[A-Z](?!.*Provider$)/.test(item.entry),
    );
    const known = new Set(
      components.filter((item) => names.has(relatives[item.entry] ?? item.name)).map((item) => item.entry),
    );
    const missing = components.filter((item) => !known.has(item.entry));
    expect([...new Set(missing.map((item) => item.entry))]).toEqual([]);
  });

  test('every page names only entries that exist, and has all its parts', () => {
    const entries = new Set(publicExports('ui').map((item) => item.entry));
    const parts = ['When to use', 'When not to use', 'Anatomy', 'Keyboard', 'Accessibility', "Do and don't"];
    const faults = pages.flatMap((page) => {
      const named = entriesNamedBy(page);
      const unknown = named.filter((entry) => !entries.has(entry)).map((entry) => `no entry ${entry}`);
      const absent = named.length === 0 ? [] : parts.filter((part) => !read(page).includes(`## ${part}\n`));
      return [...unknown, ...absent].map((fault) => `${page}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('every entry that a page tells about is weighed: else run "node scripts/run.mjs kit-sizes"', () => {
    const weighed = JSON.parse(read('packages/ui/src/stories/kit-sizes.json')) as Record<string, unknown>;
    expect(pages.flatMap(entriesNamedBy).filter((entry) => !(entry in weighed))).toEqual([]);
  });
});
