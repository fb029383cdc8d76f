import type { RequestContext } from '../../../context.ts';
import { addRecords, changeRecords } from '../../record/change-record.ts';
import { newIds } from '../../record/new-id.ts';
import type { PartChange } from '../../record/record-parts.ts';
import { productVersions, type documentedProducts } from './documented-product.tables.ts';
import { productRecord } from './product.record.ts';

/** A product that is added, and the names of its versions. What speaks against it was asked before. */
export interface NewProduct {
  readonly values: typeof documentedProducts.$inferInsert;
  readonly versions: readonly string[];
}

/** A product that is changed, with the names of the versions that it gets. */
export interface ChangedProduct {
  readonly id: number;
  readonly values: Partial<typeof documentedProducts.$inferInsert>;
  readonly versions: readonly string[];
}

/** Hands out the ids of versions that are about to be added. */
async function versionIds({ tx }: RequestContext, count: number): Promise<() => number> {
  const ids = await newIds(tx, productVersions, count);
  return () => {
    const id = ids.shift();
    if (id === undefined) throw new Error('There are more versions than ids');
    return id;
  };
}

const added = (productId: number, id: number, name: string | null): PartChange => ({
  part: 'version',
  id,
  after: { productId, name, isImplicit: name === null },
});

/** Adds products, each with its implicit version and those with names; gives their ids. */
export async function storeProducts(
  context: RequestContext,
  products: readonly NewProduct[],
): Promise<number[]> {
  const nextId = await versionIds(
    context,
    products.reduce((sum, { versions }) => sum + versions.length + 1, 0),
  );
  const records = products.map(({ values, versions }) => ({
    values,
    partsOf: (id: number) => [null, ...versions].map((name) => added(id, nextId(), name)),
  }));
  return addRecords(context, productRecord, records);
}

/** Changes products and adds versions to them. */
export async function changeProducts(
  context: RequestContext,
  products: readonly ChangedProduct[],
): Promise<void> {
  const nextId = await versionIds(
    context,
    products.reduce((sum, { versions }) => sum + versions.length, 0),
  );
  const edits = products.map(({ id, values, versions }) => ({
    request: { id },
    decide: () => ({ patch: values, parts: versions.map((name) => added(id, nextId(), name)) }),
  }));
  await changeRecords(context, productRecord, edits);
}
