import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const styleFiles = files.filter(
  (file) => file.endsWith('.css.ts') && !file.startsWith('packages/ui/src/theme/'),
);

function linesWith(pattern: RegExp): string[] {
  return styleFiles.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test('colours come from the theme: use vars.color', () => {
  expect(linesWith(/#[0-9a-fA-F]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(\s*\d/)).toEqual([]);
});

test('layers come from the theme: no z-index of its own', () => {
  expect(linesWith(/zIndex:\s*[1-9]\d/)).toEqual([]);
});

test('!important is never needed: cascade layers decide', () => {
  expect(linesWith(/!important/)).toEqual([]);
});
