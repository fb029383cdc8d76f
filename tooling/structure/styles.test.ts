import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const styleFiles = files.filter(
  (file) => file.endsWith('.css.ts') && !file.startsWith('packages/ui/src/theme/'),
);

function linesWith(...patterns: RegExp[]): string[] {
  return styleFiles.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

test('colours come from the theme: use vars.color', () => {
  expect(linesWith(/#[0-9a-fA-F]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(\s*\d/)).toEqual([]);
});

test('layers come from the theme: no z-index of its own', () => {
  expect(linesWith(/zIndex:\s*[1-9]\d/)).toEqual([]);
});

const outsideTheKit = styleFiles.filter((file) => !file.startsWith('packages/ui/'));
const tags = 'a|button|dd|div|dl|dt|h[1-6]|input|label|li|ol|p|span|svg|table|tbody|td|th|thead|time|tr|ul';

test('widgets and screens do not reach into the kit or the page: give the component a prop, the element a class', () => {
  const reaching = [
    /globalStyle\(/,
    /data-component\s*=/,
    new RegExp(`^\\s*\\[?['"\`].*(?:[ >(]|\\})(?:${tags})\\b.*['"\`]\\]?:`),
  ];
  expect(
    linesWith(...reaching).filter((line) => outsideTheKit.some((file) => line.startsWith(`${file}:`))),
  ).toEqual([]);
});

test('!important is never needed: cascade layers decide', () => {
  expect(linesWith(/!important/)).toEqual([]);
});
