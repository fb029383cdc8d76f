import { use, useMemo } from 'react';
import { TextsContext } from './TextsProvider.tsx';

/** The words for two versions of what was typed; apart, because they are needed seldom. */
export const englishConflictTexts = {
  conflictTitle: 'Somebody else changed this meanwhile',
  conflictTitleOwn: 'You changed this yourself meanwhile',
  conflictField: 'Field',
  conflictBase: 'Before',
  conflictYours: 'Yours',
  conflictYoursOwn: 'Typed here',
  conflictTheirs: 'Theirs',
  conflictTheirsOwn: 'Saved meanwhile',
  conflictKeepYours: 'Keep mine',
  conflictKeepYoursOwn: 'Keep what is typed',
  conflictTakeTheirs: 'Take theirs',
  conflictTakeTheirsOwn: 'Take what was saved',
  conflictKeepAllYours: 'Keep all mine',
  conflictTakeAllTheirs: 'Take all theirs',
  conflictApply: 'Apply choice',
  conflictUndecided: (count: number) =>
    count === 1 ? 'One field is not decided yet' : `${count} fields are not decided yet`,
};

/** The shape of these words. */
export type ConflictTexts = typeof englishConflictTexts;

/** The words in force here: the English ones, as far as `TextsProvider` does not replace them. */
export const useConflictTexts = (): ConflictTexts => {
  const replaced = use(TextsContext);
  return useMemo(() => ({ ...englishConflictTexts, ...replaced }), [replaced]);
};
