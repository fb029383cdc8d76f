import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const stories = files.filter((file) => /\.stories\.tsx$|\/story-[a-z-]+\.tsx$/.test(file));
/** Its subject is the provider; it takes theme and density of the toolbar. */
const ofTheProvider = 'packages/ui/src/patterns/UiProvider/UiProvider.stories.tsx';

test('stories are dressed by the toolbar, not by a provider of their own', () => {
  const provider = /^import \{[^}]*\b(UiProvider|ThemeProvider)\b[^}]*\} from/m;
  expect(stories.filter((file) => file !== ofTheProvider && provider.test(read(file)))).toEqual([]);
});
