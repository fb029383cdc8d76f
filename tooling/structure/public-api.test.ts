import { describe, expect, test } from 'vitest';
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
