import type { DocumentDetails, DocumentFile, Revision } from '@crt/api-client/types-documentation';
import { byIssueDate, revisionStates, type RevisionState } from '@crt/domain/version-lines';
import { none } from '@crt/ui/none';

/** A line of the table of revisions: a version, a revision below it, a file below that. */
export type RevisionLine =
  | {
      readonly kind: 'version';
      readonly key: string;
      readonly name: string;
      readonly lines: readonly RevisionLine[];
    }
  | {
      readonly kind: 'revision';
      readonly key: string;
      readonly revision: Revision;
      readonly state: RevisionState;
      readonly lines: readonly RevisionLine[];
    }
  | {
      readonly kind: 'file';
      readonly key: string;
      readonly file: DocumentFile;
      readonly lines: readonly never[];
    };

/** Names the line of a revision. */
export const keyOfRevision = (id: number): string => `revision ${id}`;

/** The revisions of a document, the newest first, by their versions where it has versions; their states are those of a day (O30). */
export function revisionLines(
  { revisions, isVersioned }: Pick<DocumentDetails, 'revisions' | 'isVersioned'>,
  day: string,
): readonly RevisionLine[] {
  const names = [...new Set(revisions.map(({ versionName }) => versionName))];
  const placed = revisions.map((one) => ({ ...one, versionId: names.indexOf(one.versionName) }));
  const states = revisionStates(placed, day);
  const lines = byIssueDate(revisions)
    .toReversed()
    .map((revision) => ({
      kind: 'revision' as const,
      key: keyOfRevision(revision.id),
      revision,
      state: states.get(revision.id) ?? { state: 'current' as const },
      lines: revision.documentFiles.map((file) => ({
        kind: 'file' as const,
        key: `file ${file.id}`,
        file,
        lines: none,
      })),
    }));
  if (!isVersioned) return lines;
  return [...Map.groupBy(lines, ({ revision }) => revision.versionName ?? '')].map(([name, ofVersion]) => ({
    kind: 'version',
    key: `version ${name}`,
    name,
    lines: ofVersion,
  }));
}

/** The keys of all lines that have lines below them. */
export const keysWithLines = (lines: readonly RevisionLine[]): readonly string[] =>
  lines.flatMap((line) => (line.lines.length > 0 ? [line.key, ...keysWithLines(line.lines)] : []));
