export {
  fromWireChanges,
  fromWireChangesSort,
  isChangesNarrowed,
  isSortableChange,
  newestFirst,
  toWireChanges,
} from '../src/change/changes-query.ts';
export type { ChangesFilters, ChangesQuery, ChangesSpan } from '../src/change/changes-query.ts';
export { changesTexts } from '../src/change/changes.texts.ts';
