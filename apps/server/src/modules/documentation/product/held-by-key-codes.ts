import type { DocumentedProductFacts } from '@crt/domain/product-field';
import type { DescribingDocument, ProductVersion, VersionAssociation } from './product.repository.ts';

/** What keycodes hold of a product. */
export interface HeldByKeyCodes extends DocumentedProductFacts {
  /** Whether a keycode would lose a document version without this association of versions (P16). */
  readonly isVersionsHeld: (one: Pick<VersionAssociation, 'productVersionId'>) => boolean;
  /** The same of the association with a document, with everything below it (P16, P23). */
  readonly isDocumentHeld: (one: Pick<DescribingDocument, 'id' | 'isVersioned'>) => boolean;
}

/**
 * What keycodes hold of a product, by its versions and its associations of versions. A document that is not versioned belongs
 * to every version of the product (§3.9.7).
 */
export function heldByKeyCodes(
  versions: readonly Pick<ProductVersion, 'id' | 'keyCodeId'>[],
  nested: readonly Pick<VersionAssociation, 'associationId' | 'productVersionId'>[],
): HeldByKeyCodes {
  const coded = new Set(versions.filter(({ keyCodeId }) => keyCodeId !== null).map(({ id }) => id));
  const isVersionsHeld: HeldByKeyCodes['isVersionsHeld'] = ({ productVersionId }) =>
    coded.has(productVersionId);
  const held = new Set(nested.filter(isVersionsHeld).map(({ associationId }) => associationId));
  const hasKeyCode = coded.size > 0;
  return {
    hasKeyCode,
    isVersionsHeld,
    isDocumentHeld: ({ id, isVersioned }) => (isVersioned ? held.has(id) : hasKeyCode),
  };
}
