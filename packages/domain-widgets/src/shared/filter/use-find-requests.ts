import type { Read } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { longestRequestSearch } from '@crt/domain/list-page';
import { readRequestIds } from '@crt/domain/search-phrase';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cutRequestIds } from './cut-request-ids.ts';

/**
 * A search of the server for request ids by a part of them, for a field that offers what it finds. Of several ids that were
 * pasted it offers all together.
 */
export function useFindRequests(
  call: Read<{ containsString: string }, readonly string[]>,
): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (typed, signal) => {
      if (readRequestIds(typed).length > 1) return [optionOf(cutRequestIds(typed))];
      const containsString = partOfId(typed);
      if (containsString === undefined) return [];
      const found = await apiOf(client).call(call, { containsString }, { signal });
      return found.map(optionOf);
    },
    [client, call],
  );
}

/** What narrows a search for plans beside the part of their ids. */
interface Narrowing {
  readonly bookable?: boolean;
}

const unnarrowed: Narrowing = {};

/**
 * The same search for a field that takes one request. Of several ids that were pasted it offers none.
 * @param narrowing the same object with each drawing
 */
export function useFindRequest(
  call: Read<{ containsString: string } & Narrowing, readonly string[]>,
  narrowing = unnarrowed,
): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (typed, signal) => {
      const containsString = partOfId(typed);
      if (containsString === undefined) return [];
      const found = await apiOf(client).call(call, { containsString, ...narrowing }, { signal });
      return found.map(optionOf);
    },
    [client, call, narrowing],
  );
}

/** What was typed, as part of one request id; undefined where it is nothing, several ids or longer than any of them. */
function partOfId(typed: string): string | undefined {
  const [part, ...others] = readRequestIds(typed);
  const isPart = part !== undefined && others.length === 0 && part.length <= longestRequestSearch;
  return isPart ? part : undefined;
}

const optionOf = (text: string) => ({ id: text, name: text });
