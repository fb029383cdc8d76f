import type { Read } from '@crt/api-client/operation';
import type { ExportTreeNode } from '@crt/api-client/types-documentation';
import type { ExportChoice } from './use-export-choice.ts';
import { inChunks, useTrees, type TreesRead } from './use-trees.ts';

/** Products of one call (the contract's limit). */
const productsOfCall = 500;

/** The products of chosen documents, as far as they are known. */
export type ProductsRead = Omit<TreesRead, 'nodes'> & { readonly ids: readonly number[] | undefined };

/** The trees of products: one by itself, many as many as fit in a call, or those of chosen documents (R18, R21). */
export function useProductTrees(
  calls: {
    readonly one: Read<{ id: number }, ExportTreeNode>;
    readonly many: Read<{ products: number[] }, readonly ExportTreeNode[]>;
  },
  { mode, isAll, picks }: ExportChoice,
  byDocument?: ProductsRead,
): TreesRead {
  const picked = isAll ? [] : picks.map(({ id }) => id);
  const ids = mode === 'documentBased' ? (byDocument?.ids ?? []) : picked;
  const one = useTrees(calls.one, mode === 'manual' ? ids.map((id) => ({ id })) : []);
  const chunks = mode === 'manual' ? [] : inChunks(ids, productsOfCall);
  const many = useTrees(
    calls.many,
    chunks.map((products) => ({ products })),
  );
  if (mode === 'manual') return one;
  if (mode !== 'documentBased' || byDocument?.ids) return many;
  return { isFetching: true, error: null, retry: () => undefined, ...byDocument, nodes: undefined };
}
