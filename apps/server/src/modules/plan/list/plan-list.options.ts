/** The search for request ids, for other lists that find plans by them. */
export { requestIdContains } from './plan-list.repository.ts';
