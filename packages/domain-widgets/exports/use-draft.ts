export { useDraft } from '../src/shared/list/use-draft.ts';
