import { asc, count } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { documentFiles, documents, revisions } from '../document/document.tables.ts';
import { languages } from '../language/language.tables.ts';
import { isOneOf } from './chosen-files.ts';
import { branch, leaf, type TreeNode } from './tree-nodes.ts';
import { conflict } from './whole-answer.ts';

/** So many files fit in the trees of one answer (the contract's limit). */
const mostFiles = 20_000;

/** The trees of documents by number: their revisions, the newest first, and files (R6, R8). @throws conflict */
export async function listDocumentTrees({ tx }: RequestContext, ids: readonly number[]): Promise<TreeNode[]> {
  const [counted] = await tx
    .select({ files: count() })
    .from(documentFiles)
    .where(isOneOf(documentFiles.documentId, ids));
  const found = counted?.files ?? 0;
  if (found > mostFiles) {
    const message = `These documents have ${found} files, more than the ${mostFiles} that can be shown. Choose fewer documents.`;
    throw conflict(message, '/query/documentNumbers');
  }
  const chosen = await tx
    .select({ id: documents.id, number: documents.number, name: documents.name })
    .from(documents)
    .where(isOneOf(documents.id, ids))
    .orderBy(asc(documents.number), asc(documents.id));
  const revisionRows = await tx
    .select()
    .from(revisions)
    .where(isOneOf(revisions.documentId, ids))
    .orderBy(asc(revisions.issueDate), asc(revisions.id));
  const files = await tx
    .select({
      id: documentFiles.id,
      revisionId: documentFiles.revisionId,
      location: documentFiles.location,
      languageIds: documentFiles.languageIds,
    })
    .from(documentFiles)
    .where(isOneOf(documentFiles.documentId, ids))
    .orderBy(asc(documentFiles.id));
  const names = await tx.select({ id: languages.id, name: languages.name }).from(languages);
  const languageOf = new Map(names.map(({ id, name }) => [id, name]));
  const filesOf = Map.groupBy(files, ({ revisionId }) => revisionId);
  const revisionsOf = Map.groupBy(revisionRows.toReversed(), ({ documentId }) => documentId);
  const fileNode = ({ id, languageIds, location }: (typeof files)[number]) =>
    leaf(
      `file-${id}`,
      `${languageIds.flatMap((one) => languageOf.get(one) ?? []).join(', ')} (${fileAt(location)})`,
    );
  const revisionNode = ({ id, name, issueDate }: (typeof revisionRows)[number]) =>
    branch(
      `revision-${id}`,
      `${name} (${issueDate})`,
      (filesOf.get(id) ?? []).map(fileNode),
      'It has no files.',
    );
  return chosen.map(({ id, number, name }) =>
    branch(
      `document-${id}`,
      `${number} ${name}`,
      (revisionsOf.get(id) ?? []).map(revisionNode),
      'It has no revisions.',
    ),
  );
}

/** The last part of the address of a file. */
const fileAt = (location: string): string =>
  location
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '') ?? location;

/** The tree of a document (R6). @throws not-found */
export async function getDocumentTree(context: RequestContext, id: number): Promise<TreeNode> {
  const [tree] = await listDocumentTrees(context, [id]);
  if (!tree) throw notFound('Document');
  return tree;
}
