export { apiOf, createQueryClient, invalidate } from '../src/react/query-client.ts';
export type { QueryClientOptions } from '../src/react/query-client.ts';
