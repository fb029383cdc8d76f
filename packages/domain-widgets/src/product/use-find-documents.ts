import { listDocumentNumbers } from '@crt/api-client/documentation/document';
import {
  findDocumentNumbers,
  findDocumentNumbersForProduct,
} from '@crt/api-client/documentation/documentation-product';
import { skipToken, useRead } from '@crt/api-client/hooks';
import { apiOf } from '@crt/api-client/query-client';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { none } from '@crt/ui/none';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** A search of the server for documents by a part of their number (P2). */
export function useFindDocuments(): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (query, signal) => {
      const found = await apiOf(client).call(findDocumentNumbers, { query }, { signal });
      return found.map(({ id, number }) => ({ id: String(id), name: number }));
    },
    [client],
  );
}

/** The same for documents that do not describe a product yet (P13). */
export function useFindOtherDocuments(productId: number): LoadOptions<number> {
  const client = useQueryClient();
  return useCallback(
    async (query, signal) => {
      const input = { id: productId, query };
      const found = await apiOf(client).call(findDocumentNumbersForProduct, input, { signal });
      return found.map(({ id, number }) => ({ id, name: number }));
    },
    [client, productId],
  );
}

/** The numbers of documents by their ids, for filters that came with the address; empty until they are known. */
export function useDocumentNumbers(ids: readonly number[]): ReadonlyMap<number, string> {
  const read = useRead(listDocumentNumbers, ids.length > 0 ? { ids: [...ids] } : skipToken);
  const found = read.data ?? none;
  return useMemo(() => new Map(found.map(({ id, number }) => [id, number])), [found]);
}
