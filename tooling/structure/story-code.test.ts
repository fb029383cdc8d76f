import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyCodes } from '../story-code/story-code.ts';
import { faultsOf, type Sample } from './compile-samples.ts';
import { files, root } from './repository.ts';

// What a foundation shows are values and pictures; nobody copies the table around them.
const stories = files.filter(
  (file) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file) && !file.includes('/foundations/'),
);

test('the code that pages show beside the stories of the kit can be copied: it is whole and compiles', async () => {
  const sampleOf = new Map<string, Sample>();
  const without: string[] = [];
  for (const file of stories) {
    for (const [name, text] of await storyCodes(join(root, file))) {
      if (text === undefined) without.push(`${file} ${name}`);
      else sampleOf.set(text, { shownIn: `${file} ${name}`, line: 1, text });
    }
  }
  expect(without).toEqual([]);
  expect(sampleOf.size).toBeGreaterThan(300);
  expect(faultsOf([...sampleOf.values()])).toEqual([]);
}, 240_000);
