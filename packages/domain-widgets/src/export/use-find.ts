import { apiOf } from '@crt/api-client/query-client';
import type { Read } from '@crt/api-client/operation';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FoundCodes } from './CodesDialog.tsx';
import type { Pick } from './export-choice.ts';

/** A search of the server by a part of a number (R18). Keep `toPick` stable. */
export function useFind<Entry>(
  operation: Read<{ query: string }, readonly Entry[]>,
  toPick: (entry: Entry) => Pick,
): LoadOptions<number> {
  const client = useQueryClient();
  return useCallback(
    async (query, signal) => (await apiOf(client).call(operation, { query }, { signal })).map(toPick),
    [client, operation, toPick],
  );
}

/** Sends a text file to the server, which tells what it names (R9). */
export function useExtract<Answer>(
  operation: Read<{ body: { file: Blob } }, Answer>,
  toFound: (answer: Answer) => FoundCodes,
): (file: File) => Promise<FoundCodes> {
  const client = useQueryClient();
  return async (file) => toFound(await apiOf(client).call(operation, { body: { file } }));
}
