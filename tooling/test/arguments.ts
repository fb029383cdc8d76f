import type { Suite } from './suite.ts';

/** What was asked for on the command line. */
export interface Options {
  /** Names after --only; null for all that are not on demand. */
  only: string[] | null;
  /** The server and end-to-end suites against the PostgreSQL in DATABASE_URL as well. */
  withPostgres: boolean;
}

function refuse(message: string): never {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(2);
}

/** What is run between two changes: what a tool can tell without building or starting anything. */
const quickSuites = ['types', 'lint', 'structure', 'unit'];

/** Reads `--only a,b`, `--quick` and `--postgres`; anything else is refused with a line that says what is known. */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Options {
  const options: Options = { only: null, withPostgres: false };
  for (let index = 0; index < args.length; index += 1) {
    const [flag, value] = (args[index] ?? '').split('=', 2);
    if (flag === '--postgres') options.withPostgres = true;
    else if (flag === '--quick') options.only = quickSuites;
    else if (flag === '--only') options.only = (value ?? args[(index += 1)] ?? '').split(',').filter(Boolean);
    else refuse(`Unknown argument ${args[index]}. Known: --quick, --only <suite,suite>, --postgres.`);
  }
  if (options.withPostgres && !env['DATABASE_URL']) {
    refuse(
      '--postgres needs DATABASE_URL, the connection string of a PostgreSQL database that may be overwritten.',
    );
  }
  return options;
}

/** The suites that the options choose, in their order. */
export function chosenSuites(all: Suite[], { only, withPostgres }: Options): Suite[] {
  if (only) {
    const unknown = only.filter((name) => !all.some((suite) => suite.name === name));
    if (unknown.length > 0 || only.length === 0) {
      refuse(`Unknown suite ${unknown.join(', ')}. Known: ${all.map((suite) => suite.name).join(', ')}.`);
    }
    const wanted = withPostgres ? only.flatMap((name) => [name, `${name}-postgres`]) : only;
    return all.filter((suite) => wanted.includes(suite.name));
  }
  return all.filter((suite) => !suite.isOnDemand || (withPostgres && suite.name.endsWith('-postgres')));
}
