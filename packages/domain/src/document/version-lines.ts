/**
 * Revisions and versions of a document (§3.9.1, §3.9.2, §3.9.4). Its revisions stand in the order of their issue dates, ties by
 * id. Each incompatible revision opens a version; what is compatible belongs to the version of the revision before it. The
 * first revision belongs to the base version, which a document has from the beginning. A document that is not versioned
 * has the base version only.
 */

/** A revision, as far as its place among the others depends on it. */
export interface RevisionPlace {
  readonly id: number;
  /** yyyy-MM-dd. */
  readonly issueDate: string;
  readonly isCompatible: boolean;
  readonly versionId: number;
}

/** Whether a revision is the earliest of its document, and of its version (O15). */
export interface FirstFlags {
  readonly isFirst: boolean;
  readonly isFirstOfVersion: boolean;
}

/** What a revision is on a day: to come, in force, or followed by a newer one of its version since a day. */
export type RevisionState =
  | { readonly state: 'upcoming' }
  | { readonly state: 'current' }
  | { readonly state: 'superseded'; readonly since: string };

/** Revisions by issue date, ties by id: the earliest first. */
export const byIssueDate = <Revision extends Pick<RevisionPlace, 'id' | 'issueDate'>>(
  revisions: readonly Revision[],
): Revision[] =>
  revisions.toSorted((one, other) =>
    one.issueDate === other.issueDate ? one.id - other.id : one.issueDate < other.issueDate ? -1 : 1,
  );

/** Whether a revision is, or would be, the earliest of its document (O15); a new one has the greatest id. */
export const isFirstAmong = (
  others: readonly Pick<RevisionPlace, 'id' | 'issueDate'>[],
  revision: Pick<RevisionPlace, 'id' | 'issueDate'>,
): boolean => byIssueDate([...others, revision])[0]?.id === revision.id;

/**
 * The version of each revision, by its id. An incompatible revision keeps the version that it opened.
 * @param baseVersionId the version of the first revision
 */
export function versionOfEach(
  revisions: readonly RevisionPlace[],
  baseVersionId: number,
  isVersioned: boolean,
): ReadonlyMap<number, number> {
  const versions = new Map<number, number>();
  let current = baseVersionId;
  for (const [index, { id, isCompatible, versionId }] of byIssueDate(revisions).entries()) {
    if (isVersioned && index > 0 && !isCompatible) current = versionId;
    versions.set(id, current);
  }
  return versions;
}

/** The first flags of each revision, by its id (O15). */
export function firstFlags(
  revisions: readonly Pick<RevisionPlace, 'id' | 'issueDate' | 'versionId'>[],
): ReadonlyMap<number, FirstFlags> {
  const seen = new Set<number>();
  return new Map(
    byIssueDate(revisions).map(({ id, versionId }, index) => {
      const isFirstOfVersion = !seen.has(versionId);
      seen.add(versionId);
      return [id, { isFirst: index === 0, isFirstOfVersion }];
    }),
  );
}

/** The revision of each version that is in force on a day (§3.9.4), by the id of the version. */
export function currentOn<Revision extends Pick<RevisionPlace, 'id' | 'issueDate' | 'versionId'>>(
  revisions: readonly Revision[],
  day: string,
): ReadonlyMap<number, Revision> {
  const issued = byIssueDate(revisions).filter(({ issueDate }) => issueDate <= day);
  return new Map(issued.map((revision) => [revision.versionId, revision]));
}

/** The newest revision in force on a day, and the one that it follows in its version. */
export interface CurrentRevision<Revision> {
  readonly current: Revision;
  readonly superseded: Revision | undefined;
}

/** The revision of a document that was issued last by a day, in whichever version; undefined before its first. */
export function currentRevision<Revision extends Pick<RevisionPlace, 'id' | 'issueDate' | 'versionId'>>(
  revisions: readonly Revision[],
  day: string,
): CurrentRevision<Revision> | undefined {
  const issued = byIssueDate(revisions).filter(({ issueDate }) => issueDate <= day);
  const current = issued.pop();
  return (
    current && { current, superseded: issued.findLast(({ versionId }) => versionId === current.versionId) }
  );
}

/** What each revision is on a day, by its id. */
export function revisionStates(
  revisions: readonly Pick<RevisionPlace, 'id' | 'issueDate' | 'versionId'>[],
  day: string,
): ReadonlyMap<number, RevisionState> {
  const states = new Map<number, RevisionState>();
  for (const line of Map.groupBy(byIssueDate(revisions), ({ versionId }) => versionId).values()) {
    for (const [index, { id, issueDate }] of line.entries()) {
      const next = line[index + 1];
      if (issueDate > day) states.set(id, { state: 'upcoming' });
      else if (next && next.issueDate <= day) states.set(id, { state: 'superseded', since: next.issueDate });
      else states.set(id, { state: 'current' });
    }
  }
  return states;
}
