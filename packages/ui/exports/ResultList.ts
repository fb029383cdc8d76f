export { ResultList } from '../src/data/ResultList/ResultList.tsx';
export type { ResultListProps, ResultOutcome, ResultState } from '../src/data/ResultList/ResultList.types.ts';
