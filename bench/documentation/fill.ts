import { desc, sql } from 'drizzle-orm';
import {
  documentFiles,
  documents,
  documentVersions,
  revisions,
} from '../../apps/server/src/modules/documentation/document/document.tables.ts';
import { keyCodes } from '../../apps/server/src/modules/documentation/keycode/keycode.tables.ts';
import {
  associations,
  documentedProducts,
  productVersions,
  versionAssociations,
} from '../../apps/server/src/modules/documentation/product/documented-product.tables.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import {
  continueIdsOf,
  insertCopies,
  keepOriginal,
  withoutIndexes,
  type Repeated,
} from '../shared/repeated.ts';

/** More than any table of the demo world has rows: the ids of copies stand so far apart. */
const idStep = 10_000;
const idOf = (old: string) => `${old} + k * ${idStep}`;
const id = idOf('b.id');
const documentId = idOf('b.document_id');
const productId = idOf('b.product_id');
const keyCodeId = idOf('b.key_code_id');

/** Documents with what belongs to them, in the order in which they are inserted. */
const ofDocuments: readonly Repeated[] = [
  { table: documents, order: 'b.id', different: { id, number: `b.number || '-' || k` } },
  { table: documentVersions, order: 'b.id', different: { id, document_id: documentId } },
  {
    table: revisions,
    order: 'b.id',
    different: { id, document_id: documentId, version_id: idOf('b.version_id') },
  },
  {
    table: documentFiles,
    order: 'b.id',
    different: { id, document_id: documentId, revision_id: idOf('b.revision_id') },
  },
];

/** Products with their versions, keycodes and associations; each copy has the documents of the copy of that number. */
const ofProducts: readonly Repeated[] = [
  {
    table: keyCodes,
    order: 'b.id',
    different: {
      id,
      // No real code has a hyphen, so that none is met by a copy.
      code: `b.code || '-' || k`,
      document_version_ids: `array(select ${idOf('v')} from unnest(b.document_version_ids) v order by 1)`,
    },
  },
  {
    table: documentedProducts,
    order: 'b.id',
    different: {
      id,
      catalog_number: `b.catalog_number || '-' || k`,
      gtin: `lpad(k::text, 4, '0') || right(b.gtin, 10)`,
    },
  },
  {
    table: productVersions,
    order: 'b.id',
    different: { id, product_id: productId, key_code_id: keyCodeId },
  },
  {
    table: associations,
    order: 'b.id',
    different: { id, product_id: productId, document_id: documentId },
  },
  {
    table: versionAssociations,
    order: 'b.id',
    different: {
      id,
      product_id: productId,
      association_id: idOf('b.association_id'),
      product_version_id: idOf('b.product_version_id'),
      document_version_id: idOf('b.document_version_id'),
    },
  },
];

/** Repeats what the demo world has of documents and products until there are so many of them. */
export async function repeatDocumentation(
  tx: Database,
  { documentCount, productCount }: { readonly documentCount: number; readonly productCount: number },
): Promise<void> {
  const parts = [...ofDocuments, ...ofProducts];
  const tables = parts.map(({ table }) => table);
  const lastOf = async (table: typeof documents | typeof documentedProducts, count: number) =>
    Math.ceil(count / (await tx.$count(table))) - 1;
  const lastDocument = await lastOf(documents, documentCount);
  const lastProduct = await lastOf(documentedProducts, productCount);
  for (const table of tables) await keepOriginal(tx, table);
  await withoutIndexes(tx, tables, async () => {
    for (const part of ofDocuments) await insertCopies(tx, part, 1, lastDocument);
    for (const part of ofProducts) await insertCopies(tx, part, 1, lastProduct);
  });
  for (const table of tables) await continueIdsOf(tx, table);
}

/** Gives a document so many revisions, and each of them so many files; returns its id. */
export async function addLargeDocument(
  tx: Database,
  { revisionCount, filesOfEach }: { readonly revisionCount: number; readonly filesOfEach: number },
): Promise<number> {
  const [version] = await tx.select().from(documentVersions).orderBy(desc(documentVersions.id)).limit(1);
  if (!version) throw new Error('There is no document');
  const number = (of: number) => Array.from({ length: of }, (_, place) => place + 1);
  const added = await tx
    .insert(revisions)
    .values(
      number(revisionCount).map((place) => ({
        documentId: version.documentId,
        versionId: version.id,
        name: `R${place}`,
        issueDate: sql<string>`date '2010-01-01' + ${place * 30}::int`,
        isCompatible: true,
      })),
    )
    .returning({ id: revisions.id });
  await tx.insert(documentFiles).values(
    added.flatMap(({ id: revisionId }) =>
      number(filesOfEach).map((place) => ({
        documentId: version.documentId,
        revisionId,
        location: `https://files.example.com/${revisionId}/${place}.pdf`,
        languageIds: [place],
        countryIds: [place, place + 1, place + 2],
      })),
    ),
  );
  return version.documentId;
}
