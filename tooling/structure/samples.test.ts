import { expect, test } from 'vitest';
import { faultsOf, type Sample } from './compile-samples.ts';
import { files, read } from './repository.ts';

const samples: Sample[] = files
  .filter((file) => /^packages\/.*\.mdx?$/.test(file) && !file.endsWith('CHANGELOG.md'))
  .flatMap((shownIn) =>
    [...read(shownIn).matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: text = '', index }) => ({
      shownIn,
      line: read(shownIn).slice(0, index).split('\n').length + 1,
      text,
    })),
  );

test('the samples of the packages can be copied: they are whole and compile', () => {
  expect(samples.length).toBeGreaterThan(10);
  expect(faultsOf(samples)).toEqual([]);
}, 120_000);
