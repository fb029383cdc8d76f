import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export interface VisualArguments {
  readonly update?: boolean | undefined;
  readonly against?: string | undefined;
  readonly every?: boolean | undefined;
  readonly only?: string | undefined;
}

/** Reads the command line. Throws a sentence that says what is known. */
export function readArguments(args: string[]): VisualArguments {
  try {
    const { values } = parseArgs({
      args,
      options: {
        update: { type: 'boolean' },
        against: { type: 'string' },
        every: { type: 'boolean' },
        only: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason.split('. ')[0]}. Known: --update, --against <revision>, --every, --only <pattern>.`,
      { cause: error },
    );
  }
}
