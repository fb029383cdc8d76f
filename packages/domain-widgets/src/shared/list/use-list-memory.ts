import { readKey } from '@crt/api-client/hooks';
import { apiOf } from '@crt/api-client/query-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { KeptBeside, MemoryCalls } from './define-list.ts';
import { useOptionalRead } from './use-optional-read.ts';

/** What the server keeps of a list for this person: filters, order and columns (E24, E38). */
export interface ListMemory<Wire> {
  /** Undefined until it is known, and when it could not be read: a failing memory never costs the list. */
  readonly kept: (Wire & KeptBeside) | undefined;
  readonly isPending: boolean;
  readonly keep: (wire: Wire & KeptBeside) => void;
  /** Keeps, and answers when the server has it. Throws what the server says. */
  readonly keepNow: (wire: Wire & KeptBeside) => Promise<void>;
}

/** Reads the memory of a list once, and writes it behind the screen. A list without one remembers nothing. */
export function useListMemory<Wire>(calls: MemoryCalls<Wire> | undefined): ListMemory<Wire> {
  const client = useQueryClient();
  const { data, isPending } = useOptionalRead(calls?.read, {}, Number.POSITIVE_INFINITY);
  const keepNow = useCallback(
    async (wire: Wire & KeptBeside) => {
      if (!calls) return;
      client.setQueryData(readKey(calls.read), wire);
      await apiOf(client).call(calls.keep.call, calls.keep.inputOf(wire));
    },
    [client, calls],
  );
  // What was not kept is only missed at the next visit; nobody needs to be stopped for it.
  const keep = useCallback((wire: Wire & KeptBeside) => void keepNow(wire).catch(() => undefined), [keepNow]);
  return { kept: data, isPending, keep, keepNow };
}
