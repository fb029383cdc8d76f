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
      const ids = readRequestIds(typed);
      if (ids.length > 1) return [optionOf(cutRequestIds(typed))];
      const [containsString] = ids;
      if (containsString === undefined || containsString.length > longestRequestSearch) return [];
      const found = await apiOf(client).call(call, { containsString }, { signal });
      return found.map(optionOf);
    },
    [client, call],
  );
}

const optionOf = (text: string) => ({ id: text, name: text });
