import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the command line of the pictures', () => {
  it('is read', () => {
    expect(readArguments(['--against', 'main', '--every', '--only=button'])).toMatchObject({
      against: 'main',
      every: true,
      only: 'button',
    });
  });

  it.each([[['--help']], [['button']], [['--against']], [['--every=no']]])(
    'says in one line what is known when it is asked for %j',
    (args) => {
      expect(() => readArguments(args)).toThrow(/^[^\n]+\. Known: --update, --against <revision>, --every, /);
    },
  );
});
