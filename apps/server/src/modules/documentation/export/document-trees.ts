import { asc, desc } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { documentFiles, documents, revisions } from '../document/document.tables.ts';
import { languages } from '../language/language.tables.ts';
import { branch, leaf, type TreeNode } from './tree-nodes.ts';
import { conflict } from './export-stream.ts';

/** So many files fit in the trees of one answer (the contract's limit). */
const mostFiles = 20_000;

/** The trees of documents by number: their revisions, the newest first, and files (R6, R8). @throws conflict */
export async function listDocumentTrees({ tx }: RequestContext, ids: readonly number[]): Promise<TreeNode[]> {
  const files = await findFileNodes(tx, ids);
  const chosen = await tx
    .select({ id: documents.id, number: documents.number, name: documents.name })
    .from(documents)
    .where(isOneOf(documents.id, ids))
    .orderBy(asc(documents.number), asc(documents.id));
  const revisionRows = await tx
    .select()
    .from(revisions)
    .where(isOneOf(revisions.documentId, ids))
    .orderBy(desc(revisions.issueDate), desc(revisions.id));
  const revisionsOf = Map.groupBy(revisionRows, ({ documentId }) => documentId);
  return chosen.map(({ id, number, name }) => {
    const children = (revisionsOf.get(id) ?? []).map((revision) =>
      branch(
        `revision-${revision.id}`,
        `${revision.name} (${revision.issueDate})`,
        files.get(revision.id) ?? [],
        'It has no files.',
      ),
    );
    return branch(`document-${id}`, `${number} ${name}`, children, 'It has no revisions.');
  });
}

/** The files of documents as leaves, by revision: languages, and what the file is called where it is found. */
async function findFileNodes(
  tx: Database,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, TreeNode[]>> {
  const isTheirs = isOneOf(documentFiles.documentId, documentIds);
  const found = await tx.$count(documentFiles, isTheirs);
  if (found > mostFiles) {
    const message = `These documents have ${found} files, more than the ${mostFiles} that can be shown. Choose fewer documents.`;
    throw conflict(message, '/query/documentNumbers');
  }
  const files = await tx
    .select({
      id: documentFiles.id,
      revisionId: documentFiles.revisionId,
      location: documentFiles.location,
      languageIds: documentFiles.languageIds,
    })
    .from(documentFiles)
    .where(isTheirs)
    .orderBy(asc(documentFiles.id));
  const names = await tx.select({ id: languages.id, name: languages.name }).from(languages);
  const languageOf = new Map(names.map(({ id, name }) => [id, name]));
  const nodeOf = ({ id, languageIds, location }: (typeof files)[number]) => {
    const spoken = languageIds.flatMap((one) => languageOf.get(one) ?? []).join(', ');
    return leaf(`file-${id}`, `${spoken} (${fileAt(location)})`);
  };
  return new Map(
    [...Map.groupBy(files, ({ revisionId }) => revisionId)].map(([id, ofRevision]) => [
      id,
      ofRevision.map(nodeOf),
    ]),
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
