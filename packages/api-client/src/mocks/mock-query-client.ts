import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../react/query-client.ts';
import { createApi } from '../runtime/create-api.ts';

/** A query client for one story or test: talks to the mocks, forgets nothing of its policy but the repetitions. */
export function createMockQueryClient(
  baseUrl = globalThis.location?.origin ?? 'http://localhost',
): QueryClient {
  const api = createApi({ baseUrl, getToken: () => 'mock-token' });
  const client = createQueryClient({ api });
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false, refetchInterval: false } });
  return client;
}
