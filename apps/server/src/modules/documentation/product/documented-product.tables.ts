import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { recordColumns } from '../../reference-data/record-columns.ts';
import { divisions } from '../division/division.tables.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { productFamilies } from '../product-family/product-family.tables.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Products of the documentation (S2 §3.2); those that plans order stand in `products`. */
export const documentedProducts = pgTable(
  'documented_products',
  {
    ...recordColumns(),
    /** The form calls it the name (P20). */
    description: text().notNull(),
    /** An imported product may have only one of the two numbers (P5). */
    catalogNumber: text('catalog_number'),
    gtin: text(),
    productFamilyId: integer('product_family_id').references(() => productFamilies.id),
    divisionId: integer('division_id')
      .notNull()
      .references(() => divisions.id),
    needsKeyCode: boolean('needs_key_code').notNull().default(false),
    eifuDescription: text('eifu_description'),
  },
  (table) => [
    uniqueIndex('documented_products_catalog_number').on(sql`lower(${table.catalogNumber})`),
    uniqueIndex('documented_products_gtin').on(table.gtin),
    index('documented_products_description').on(table.description, table.id),
    index('documented_products_family').on(table.productFamilyId),
    index('documented_products_division').on(table.divisionId),
  ],
);

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => documentedProducts.id);

/**
 * Versions of products. The implicit version, without a name, is there from the beginning; it stands for the product as
 * long as that has no other (P11).
 */
export const productVersions = pgTable(
  'product_versions',
  {
    id: id(),
    productId: productId(),
    name: text(),
    isImplicit: boolean('is_implicit').notNull(),
    ecnNumber: text('ecn_number'),
    keyCodeId: integer('key_code_id').references(() => keyCodes.id),
    keyCodeAssignedAt: instant('key_code_assigned_at'),
  },
  (table) => [
    uniqueIndex('product_versions_name').on(table.productId, sql`lower(${table.name})`),
    uniqueIndex('product_versions_implicit')
      .on(table.productId)
      .where(sql`${table.isImplicit}`),
    index('product_versions_key_code').on(table.keyCodeId),
  ],
);

/** Which documents describe which products (P13). */
export const associations = pgTable(
  'associations',
  {
    id: id(),
    productId: productId(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
  },
  (table) => [
    uniqueIndex('associations_pair').on(table.productId, table.documentId),
    index('associations_document').on(table.documentId),
  ],
);

/** Which versions of an associated document belong to which versions of the product (P15). */
export const versionAssociations = pgTable(
  'version_associations',
  {
    id: id(),
    productId: productId(),
    associationId: integer('association_id')
      .notNull()
      .references(() => associations.id),
    productVersionId: integer('product_version_id')
      .notNull()
      .references(() => productVersions.id),
    documentVersionId: integer('document_version_id')
      .notNull()
      .references(() => documentVersions.id),
  },
  (table) => [
    uniqueIndex('version_associations_pair').on(table.productVersionId, table.documentVersionId),
    index('version_associations_association').on(table.associationId),
    index('version_associations_document').on(table.documentVersionId),
    index('version_associations_product').on(table.productId),
  ],
);
