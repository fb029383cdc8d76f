import {
  associationFields,
  productFields,
  productVersionFields,
  versionAssociationFields,
} from '@crt/domain/product-field';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { RecordDeclaration } from '../../record/record.ts';
import { divisions } from '../division/division.tables.ts';
import { documents } from '../document/document.tables.ts';
import { versionTitles } from '../document/version-titles.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { nameOfEntry } from '../names-of-entries.ts';
import { productFamilies } from '../product-family/product-family.tables.ts';
import {
  associations,
  documentedProducts,
  productVersions,
  versionAssociations,
} from './documented-product.tables.ts';

/** A product of the documentation with its versions and associations: one lock, one stamp, one history. */
export const productRecord: RecordDeclaration<typeof documentedProducts> = {
  name: 'documented-product',
  noun: 'Product',
  tag: 'documentation-product',
  table: documentedProducts,
  fields: productFields,
  words: { divisionId: nameOfEntry(divisions), productFamilyId: nameOfEntry(productFamilies) },
  parts: {
    version: {
      noun: 'Version',
      table: productVersions,
      fields: productVersionFields,
      words: { keyCodeId: codeOf },
    },
    association: {
      noun: 'Document',
      table: associations,
      fields: associationFields,
      words: { documentId: numberOf },
    },
    versionAssociation: {
      noun: 'Version Association',
      table: versionAssociations,
      fields: versionAssociationFields,
      words: {
        productVersionId: versionNameOf,
        documentVersionId: (tx, id: number) => versionTitles(tx, [id]),
      },
    },
  },
};

async function codeOf(tx: Database, id: number): Promise<string> {
  const [row] = await tx.select({ code: keyCodes.code }).from(keyCodes).where(eq(keyCodes.id, id));
  return row?.code ?? String(id);
}

async function numberOf(tx: Database, id: number): Promise<string> {
  const [row] = await tx.select({ number: documents.number }).from(documents).where(eq(documents.id, id));
  return row?.number ?? String(id);
}

async function versionNameOf(tx: Database, id: number): Promise<string> {
  const { name } = productVersions;
  const [row] = await tx.select({ name }).from(productVersions).where(eq(productVersions.id, id));
  return row?.name ?? 'without name';
}
