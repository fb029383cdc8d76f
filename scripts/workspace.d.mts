/** The repository's root folder. */
export const root: string;

/** The command line of the pinned pnpm: itself when it started us, otherwise through npx. */
export function pnpmCommand(env?: NodeJS.ProcessEnv): string[];
