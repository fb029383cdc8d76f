export { useIsNarrow } from '../src/layout/use-is-narrow.ts';
