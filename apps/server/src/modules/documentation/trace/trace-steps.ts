import { and, arrayOverlaps, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { combinedOrderMembers, combinedOrders } from '../../combined-order/combined-order.tables.ts';
import { manufacturingJobs } from '../../manufacturing/job/job.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { products } from '../../product/product.tables.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import {
  associations,
  documentedProducts,
  productVersions,
  versionAssociations,
} from '../product/documented-product.tables.ts';
import { findDocumentSets } from '../product/product.repository.ts';
import type { Reached } from './trace-levels.ts';

type Ids = readonly number[];

const idsOf = (rows: readonly { readonly id: number | null }[]): number[] => [
  ...new Set(rows.flatMap(({ id }) => id ?? [])),
];

/** A plan belongs to the product that has the number of its own as catalogue number: plans carry no other code of it. */
const isPlanned = isSameText(products.number, documentedProducts.catalogNumber);

/**
 * The versions of products that people see: the named ones, and the implicit one of a product that has no other (P11) or got
 * its keycode before it had others.
 */
export async function versionsOfProducts(tx: Database, condition: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .select({
      id: productVersions.id,
      productId: productVersions.productId,
      isImplicit: productVersions.isImplicit,
      keyCodeId: productVersions.keyCodeId,
    })
    .from(productVersions)
    .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
    .where(condition);
  const withNamed = new Set(rows.flatMap(({ isImplicit, productId }) => (isImplicit ? [] : productId)));
  const isSeen = ({ isImplicit, productId, keyCodeId }: (typeof rows)[number]) =>
    !isImplicit || keyCodeId !== null || !withNamed.has(productId);
  return idsOf(rows.filter(isSeen));
}

/** From combined orders to the plans whose jobs they combine. */
export const plansOfLots = (lots: SQL): SQL =>
  sql`${plans.id} in (select ${manufacturingJobs.cycleId} from ${manufacturingJobs}
    join ${combinedOrderMembers} on ${combinedOrderMembers.jobId} = ${manufacturingJobs.id}
    join ${combinedOrders} on ${combinedOrders.id} = ${combinedOrderMembers.orderId} where ${lots})`;

/** From plans to the combined orders that their jobs are in. */
export const lotsOfPlans = (condition: SQL): SQL =>
  sql`${combinedOrders.id} in (select ${combinedOrderMembers.orderId} from ${combinedOrderMembers}
    join ${manufacturingJobs} on ${manufacturingJobs.id} = ${combinedOrderMembers.jobId}
    join ${plans} on ${plans.id} = ${manufacturingJobs.cycleId} where ${condition})`;

/** From product versions to the plans of their products. */
export async function plansOfProducts(tx: Database, ids: Ids): Promise<SQL> {
  const planned = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(documentedProducts, isPlanned)
    .innerJoin(productVersions, eq(productVersions.productId, documentedProducts.id))
    .where(isOneOf(productVersions.id, ids));
  return isOneOf(plans.productId, idsOf(planned));
}

/** From plans to the versions of their products. */
export async function productsOfPlans(tx: Database, condition: SQL): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: documentedProducts.id })
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .innerJoin(documentedProducts, isPlanned)
    .where(condition);
  return rows.length === 0 ? [] : versionsOfProducts(tx, isOneOf(documentedProducts.id, idsOf(rows)));
}

/** From product versions to their keycodes. */
export async function keyCodesOfProducts(tx: Database, ids: Ids): Promise<number[]> {
  const isOne = isOneOf(productVersions.id, ids);
  return idsOf(await tx.select({ id: productVersions.keyCodeId }).from(productVersions).where(isOne));
}

/** From keycodes, and product versions that may have none, to their document versions. */
export async function documentsOf(tx: Database, { keyCodes: codes = [], products: versions = [] }: Reached) {
  const held = await tx
    .select({ ids: keyCodes.documentVersionIds })
    .from(keyCodes)
    .where(isOneOf(keyCodes.id, codes));
  const sets = versions.length === 0 ? new Map<number, Ids>() : await findDocumentSets(tx, versions);
  return [...new Set([...held.flatMap(({ ids }) => ids), ...[...sets.values()].flat()])];
}

/** From document versions to the keycodes that stand for one of them, beside others. */
export async function keyCodesOfDocuments(tx: Database, ids: Ids): Promise<number[]> {
  const isOne = arrayOverlaps(keyCodes.documentVersionIds, [...ids]);
  return idsOf(await tx.select({ id: keyCodes.id }).from(keyCodes).where(isOne));
}

/** From keycodes to the product versions that have them, and from document versions to those that they belong to. */
export async function productsOf(tx: Database, { keyCodes: codes = [], documents: versions = [] }: Reached) {
  const holders = await tx
    .select({ id: productVersions.id })
    .from(productVersions)
    .where(isOneOf(productVersions.keyCodeId, codes));
  if (versions.length === 0) return idsOf(holders);
  const associated = await tx
    .select({ id: versionAssociations.productVersionId })
    .from(versionAssociations)
    .where(isOneOf(versionAssociations.documentVersionId, versions));
  return idsOf([...holders, ...associated, ...(await describedAsWhole(tx, versions))]);
}

/** A document that is not versioned belongs to all versions of the products that it describes (§3.9.6). */
async function describedAsWhole(tx: Database, versions: Ids) {
  const described = await tx
    .select({ id: associations.productId })
    .from(associations)
    .innerJoin(documents, and(eq(documents.id, associations.documentId), eq(documents.isVersioned, false)))
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(isOneOf(documentVersions.id, versions));
  const found = await versionsOfProducts(tx, isOneOf(documentedProducts.id, idsOf(described)));
  return found.map((id) => ({ id }));
}
