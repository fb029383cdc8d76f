import type { ConflictTexts } from '../../texts/conflict-texts.ts';

/** The words for two people, or for one person in two windows. */
export const conflictWords = (texts: ConflictTexts, isOwn: boolean, hasChoices: boolean) =>
  isOwn
    ? {
        title: texts.conflictTitleOwn,
        yours: texts.conflictYoursOwn,
        theirs: texts.conflictTheirsOwn,
        keepYours: texts.conflictKeepYoursOwn,
        takeTheirs: texts.conflictTakeTheirsOwn,
      }
    : {
        title: texts.conflictTitle,
        yours: texts.conflictYours,
        theirs: texts.conflictTheirs,
        keepYours: hasChoices ? texts.conflictKeepAllYours : texts.conflictKeepYours,
        takeTheirs: hasChoices ? texts.conflictTakeAllTheirs : texts.conflictTakeTheirs,
      };

/** What the two versions are called. */
export type ConflictHeads = Pick<ReturnType<typeof conflictWords>, 'yours' | 'theirs'>;
