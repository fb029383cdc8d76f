import type { DocumentationProduct, ProductVersion } from '@crt/api-client/types-documentation';
import type { AssociableFacts } from '@crt/domain/product-field';

/** A version of a product, with what decides whether document versions can be associated with it. */
export type AssociableVersion = ProductVersion & AssociableFacts;

/** The versions of a product, each with the number of its associations (P15). */
export function associableVersions({
  associations,
  productVersions,
}: Pick<DocumentationProduct, 'associations' | 'productVersions'>): readonly AssociableVersion[] {
  const nested = associations.flatMap(({ versionAssociations }) => versionAssociations);
  const byVersion = Map.groupBy(nested, ({ productVersionId }) => productVersionId);
  return productVersions.map((version) => ({
    ...version,
    hasKeyCode: version.keyCode !== null,
    associatedVersions: byVersion.get(version.id)?.length ?? 0,
  }));
}
