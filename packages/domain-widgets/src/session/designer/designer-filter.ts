import type { Designer } from '@crt/api-client/types-design-sessions';
import { fullName } from '@crt/domain/full-name';
import { wordSearch } from '@crt/domain/word-search';

/** What the list of designers is narrowed to (N21). */
export interface DesignerFilter {
  /** Words that are all in the name, in any case and without regard to accents. */
  readonly name: string;
  /** Leaves out who may not sign in any more. */
  readonly hidesDisabled: boolean;
  /** Designers of any of these product types; none of them means all designers. */
  readonly productTypeIds: readonly number[];
}

/** How the list opens: everybody who may sign in (N21). */
export const initialDesignerFilter: DesignerFilter = { name: '', hidesDisabled: true, productTypeIds: [] };

/** The designers that a filter leaves, in their order. */
export function narrowDesigners(
  designers: readonly Designer[],
  { name, hidesDisabled, productTypeIds }: DesignerFilter,
): readonly Designer[] {
  const hasName = wordSearch(name);
  return designers.filter((designer) => {
    if (hidesDisabled && !designer.isActive) return false;
    if (productTypeIds.length > 0 && !productTypeIds.some((id) => designer.productIds.includes(id)))
      return false;
    return hasName(`${fullName(designer)} ${designer.symbol}`);
  });
}
