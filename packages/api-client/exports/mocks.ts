export {
  contractHandlers,
  exampleOf,
  mock,
  mockNetworkError,
  mockPending,
  mockProblem,
} from '../src/mocks/mocks.ts';
export type { MockAnswer } from '../src/mocks/mocks.ts';
export { createMockQueryClient } from '../src/mocks/mock-query-client.ts';
