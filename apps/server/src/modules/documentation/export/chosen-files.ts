import type { ExportedFile } from '@crt/domain/document-export';
import { and, asc, count, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { documentFiles, documents, revisions } from '../document/document.tables.ts';
import { languages } from '../language/language.tables.ts';
import { readNodes } from './tree-nodes.ts';
import { conflict } from './export-stream.ts';

/** Documents whose files are read together, and files that are: the file is written while the next ones are read. */
const documentsAtOnce = 50;
const filesAtOnce = 2000;

/** Where the choice stands in a request. */
export const chosenFilesPath = '/body/chosenFileIds';

/** What was chosen: documents by number, and which of their files. */
export interface ChosenFiles {
  readonly documentIds: readonly number[];
  /** Undefined where all files of the documents are. */
  readonly isChosen: SQL | undefined;
}

/** How many of some records there are not any more. */
async function countMissing(
  tx: Database,
  table: typeof documents | typeof revisions | typeof documentFiles,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const [found] = await tx.select({ count: count() }).from(table).where(isOneOf(table.id, ids));
  return new Set(ids).size - (found?.count ?? 0);
}

/** The files that nodes of the tree stand for. @throws conflict when one of them is gone */
export async function findChosenFiles(tx: Database, nodes: readonly string[]): Promise<ChosenFiles> {
  const { isAll, of } = readNodes(nodes);
  const [ofDocuments, ofRevisions, ofFiles] = [of('document'), of('revision'), of('file')];
  const missing =
    (await countMissing(tx, documents, ofDocuments)) +
    (await countMissing(tx, revisions, ofRevisions)) +
    (await countMissing(tx, documentFiles, ofFiles));
  if (missing > 0)
    throw conflict(`${missing} of what was chosen is no longer there. Load the tree again.`, chosenFilesPath);
  const isChosen = isAll
    ? undefined
    : or(
        isOneOf(documentFiles.documentId, ofDocuments),
        isOneOf(documentFiles.revisionId, ofRevisions),
        isOneOf(documentFiles.id, ofFiles),
      );
  const hasChosen = and(eq(documentFiles.documentId, documents.id), isChosen);
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(exists(sql`(select from ${documentFiles} where ${hasChosen})`))
    .orderBy(asc(documents.number), asc(documents.id));
  return { documentIds: found.map(({ id }) => id), isChosen };
}

/** The chosen files by document and revision, some thousand at a time. */
export async function* chosenFiles(
  tx: Database,
  { documentIds, isChosen }: ChosenFiles,
): AsyncGenerator<readonly ExportedFile[]> {
  const names = new Map(
    (await tx.select({ id: languages.id, name: languages.eifuValue }).from(languages)).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  for (let start = 0; start < documentIds.length; start += documentsAtOnce)
    for await (const rows of filesOf(tx, documentIds.slice(start, start + documentsAtOnce), isChosen))
      yield rows.map(({ languageIds, ...file }) => ({
        ...file,
        languages: languageIds.flatMap((id) => names.get(id) ?? []),
      }));
}

async function* filesOf(tx: Database, documentIds: readonly number[], isChosen: SQL | undefined) {
  const place = sql<number>`array_position(${`{${documentIds.join(',')}}`}::int[], ${documentFiles.documentId})`;
  const order = sql`(${place}, ${documentFiles.revisionId}, ${documentFiles.id})`;
  let after: SQL | undefined;
  for (;;) {
    const rows = await tx
      .select({
        id: documentFiles.id,
        place,
        revisionId: documentFiles.revisionId,
        number: documents.number,
        revisionName: revisions.name,
        location: documentFiles.location,
        languageIds: documentFiles.languageIds,
      })
      .from(documentFiles)
      .innerJoin(documents, eq(documents.id, documentFiles.documentId))
      .innerJoin(revisions, eq(revisions.id, documentFiles.revisionId))
      .where(and(isOneOf(documentFiles.documentId, documentIds), isChosen, after))
      .orderBy(order)
      .limit(filesAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < filesAtOnce) return;
    after = sql`${order} > (${last.place}::int, ${last.revisionId}::int, ${last.id}::int)`;
  }
}
