export { filterDelay, useDelayedCommit } from '../src/shared/use-delayed-commit.ts';
