import { getDocumentationProduct } from '@crt/api-client/documentation/documentation-product';
import { useRead } from '@crt/api-client/hooks';
import type { InputOf } from '@crt/api-client/operation';

/** A product, with filters and order of the list in which its neighbours are found (P7). */
export type ProductInList = Omit<InputOf<typeof getDocumentationProduct>, 'withNeighbours'>;

/** Reads a product; what shows its title and what shows its panels share the answer. */
export const useProduct = (product: ProductInList) =>
  useRead(getDocumentationProduct, { ...product, withNeighbours: true });
