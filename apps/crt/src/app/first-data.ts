import { earlyReads } from '@crt/api-client/early-calls';
import { readOptions } from '@crt/api-client/hooks';
import type { AppParts } from './parts.ts';
import { isOfRights } from './permissions/rights-sources.ts';

/** Longer than this nobody waits for the first picture, in milliseconds; what is missing then comes in its own time. */
const patience = 300;

/**
 * Waits for what the page has asked ahead of its script, which is mostly there already: rights, what the rows are read from,
 * and the files of the screen. With all of it the shell, the screen and its rows are drawn once instead of one after the other.
 */
export async function firstData(
  { rights, queryClient }: Pick<AppParts, 'rights' | 'queryClient'>,
  userId: string,
  screen: Promise<void>,
): Promise<void> {
  const reads = earlyReads()
    // The rights take theirs themselves.
    .filter(({ operation }) => !isOfRights(operation))
    .map(({ operation, input, priority }) => {
      const read = queryClient.prefetchQuery(readOptions(operation, input));
      // What is not in the first picture is taken as it comes.
      return priority === 'low' ? undefined : read;
    });
  const all = Promise.all([screen, rights.loadFor(userId), ...reads]);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
}
