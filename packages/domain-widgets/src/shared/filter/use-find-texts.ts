import type { Read } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A search of the server for texts by a part of them, for a field that offers what it finds. */
export function useFindTexts(call: Read<{ containsString: string }, readonly string[]>): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (containsString, signal) => {
      const found = await apiOf(client).call(call, { containsString }, { signal });
      return found.map((text) => ({ id: text, name: text }));
    },
    [client, call],
  );
}
