import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const helper = 'packages/ui/src/stories/expect-open.ts';

/** A button that is closed with a reason stays reachable: it is not `disabled`, and such a check could not fail. */
test(`stories ask expectOpen of ${helper}, not toBeEnabled`, () => {
  const asking = files.filter(
    (file) =>
      /^(packages|apps\/crt)\/.*\.tsx?$/.test(file) &&
      /\.toBeEnabled\(|\.not\.toBeDisabled\(/.test(read(file)),
  );
  expect(asking).toEqual([helper]);
});
