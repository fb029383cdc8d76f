import type { listAssociatedProductsForExport } from '@crt/api-client/documentation/product-export';
import { readOptions } from '@crt/api-client/hooks';
import { useQueries } from '@tanstack/react-query';
import type { ExportChoice } from './use-export-choice.ts';
import type { ProductsRead } from './use-product-trees.ts';
import { inChunks } from './use-trees.ts';

/** Documents of one call (the contract's limit). */
const documentsOfCall = 200;

/** The products that the chosen documents describe; in other modes nothing is asked (R21). */
export function useAssociatedProducts(
  operation: typeof listAssociatedProductsForExport,
  { mode, picks }: ExportChoice,
): ProductsRead {
  const chunks =
    mode === 'documentBased'
      ? inChunks(
          picks.map(({ id }) => id),
          documentsOfCall,
        )
      : [];
  return useQueries({
    queries: chunks.map((documentIds) => readOptions(operation, { documentIds })),
    combine: (reads) => ({
      ids: reads.every(({ data }) => data !== undefined)
        ? [...new Set(reads.flatMap(({ data = [] }) => data.map(({ id }) => id)))]
        : undefined,
      error: reads.find(({ error }) => error)?.error ?? null,
      isFetching: reads.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const read of reads) if (read.isError) void read.refetch();
      },
    }),
  });
}
