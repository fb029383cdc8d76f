import { denyWhere, type Verdict } from '../verdict.ts';
import type { FirstFlags } from './version-lines.ts';

/** What the rules of a revision read of it (S2 §3.2). */
export interface RevisionFacts extends FirstFlags {
  readonly isCompatible: boolean;
  /** Product versions are associated with its version. */
  readonly hasAssociatedProductVersions: boolean;
  /** Its version is part of a keycode. */
  readonly isPartOfKeyCode: boolean;
}

/** What holds the version of a revision, each with its reason. */
const holdsOf = (revision: Pick<RevisionFacts, 'hasAssociatedProductVersions' | 'isPartOfKeyCode'>) =>
  [
    [revision.isPartOfKeyCode, 'The version of this revision is part of a keycode.'],
    [
      revision.hasAssociatedProductVersions,
      'Product versions are associated with the version of this revision.',
    ],
  ] as const;

/** Whether a revision can be removed (O16). */
export const canRemoveRevision = (
  revision: Pick<RevisionFacts, 'isCompatible' | 'hasAssociatedProductVersions' | 'isPartOfKeyCode'>,
): Verdict =>
  denyWhere(...holdsOf(revision), [!revision.isCompatible, 'An incompatible revision cannot be removed.']);

/** Whether the incompatible checkbox is shown (O12): of a versioned document, not for its first revision. */
export const showsIncompatible = (isVersioned: boolean, isFirst: boolean): boolean => isVersioned && !isFirst;

/** Whether the version name is entered (O13): of a versioned document, for its first revision and for incompatible ones. */
export const showsVersionName = (isVersioned: boolean, isFirst: boolean, isCompatible: boolean): boolean =>
  isVersioned && (isFirst || !isCompatible);

/** Whether the incompatible checkbox can be changed while a revision is edited (O14). */
export function canChangeCompatible(revision: RevisionFacts): Verdict {
  const first = [revision.isFirst, 'The first revision cannot be incompatible.'] as const;
  return revision.isFirst || revision.isCompatible ? denyWhere(first) : denyWhere(...holdsOf(revision));
}
