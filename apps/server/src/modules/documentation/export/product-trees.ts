import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { productVersions } from '../product/documented-product.tables.ts';
import { versionsInTree, type WhyNot } from './chosen-versions.ts';
import { branch, leaf, type TreeNode } from './tree-nodes.ts';

/** The trees of products by GTIN: their versions, disabled where they cannot be exported (R8). */
export async function listProductTrees(
  { tx }: RequestContext,
  ids: readonly number[],
  whyNot: WhyNot,
): Promise<TreeNode[]> {
  const rows = await versionsInTree(tx, isOneOf(productVersions.productId, ids));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return [...byProduct].flatMap(([productId, versions]) => {
    const [product] = versions;
    if (!product) return [];
    const label = `${product.gtin ?? product.catalogNumber ?? ''} ${product.description}`.trim();
    const children = versions.map((version) =>
      leaf(`version-${version.id}`, versionLabel(version), whyNot(version)),
    );
    return [branch(`product-${productId}`, label, children, '')];
  });
}

const versionLabel = ({ versionName, keyCode }: { versionName: string | null; keyCode: string | null }) => {
  const name = versionName ?? 'Without versions';
  return keyCode === null ? name : `${name} (${keyCode})`;
};

/** The tree of a product (R8). @throws not-found */
export async function getProductTree(context: RequestContext, id: number, whyNot: WhyNot): Promise<TreeNode> {
  const [tree] = await listProductTrees(context, [id], whyNot);
  if (!tree) throw notFound('Product');
  return tree;
}
