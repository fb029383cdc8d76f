import { describe, expect, test } from 'vitest';
import { rawSizes } from './raw-sizes.ts';
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

describe('sizes are tokens, or constants that say what they measure', () => {
  /** Drawn in millimetres and points, which are what the paper is measured in. */
  const paper = ['packages/domain-widgets/src/job/Traveler/Traveler.css.ts'];
  /** Lines with bare sizes in the kit's own parts. It gets no more: a new part names what it measures. */
  const ofTheKit = 426;

  const raw = (file: string) => rawSizes(read(file)).map(({ line, text }) => `${file}:${line}: ${text}`);

  test('in widgets and screens there is no other', () => {
    expect(outsideTheKit.filter((file) => !paper.includes(file)).flatMap(raw)).toEqual([]);
  });

  test('in the kit there are no more than there were', () => {
    const inTheKit = styleFiles.filter((file) => file.startsWith('packages/ui/')).flatMap(raw);
    expect(inTheKit.length).toBeLessThanOrEqual(ofTheKit);
  });

  test.each([
    "  gap: '10px',",
    "export const box = style(app({ inlineSize: 'min(20rem, 100%)' }));",
    "  insetBlock: '18px -4px',",
    '  border: `2px solid ${vars.color.border.base}`,',
    '  inlineSize: `calc(100% - ${count}px)`,',
    '  paddingInline: 12,',
    "export const box = style(app({ display: 'grid', gap: 2 }));",
    "const gap = '10px';",
  ])('found: %s', (line) => {
    expect(rawSizes(line)).toEqual([{ line: 1, text: line.trim() }]);
  });

  test.each([
    '  gap: vars.space[2],',
    '  border: `1px solid ${vars.color.border.base}`,',
    "  inlineSize: '100%', minInlineSize: 0, maxBlockSize: '60vh',",
    "  gridTemplateColumns: 'minmax(0, 1fr) auto',",
    '  fontWeight: 600, lineHeight: 1.25, zIndex: 1,',
    "/** Between the mark and the name. */\nconst gap = '10px';",
    "// Of a sign, and of its ring.\nconst size = '24px';\nconst ring = '2px';",
  ])('left alone: %s', (text) => {
    expect(rawSizes(text)).toEqual([]);
  });
});
