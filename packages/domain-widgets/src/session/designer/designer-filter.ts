import type { Designer } from '@crt/api-client/types-design-sessions';
import { fullName } from '@crt/domain/full-name';

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

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The designers that a filter leaves, in their order. */
export function narrowDesigners(
  designers: readonly Designer[],
  { name, hidesDisabled, productTypeIds }: DesignerFilter,
): readonly Designer[] {
  const words = plain(name)
    .split(/\s+/)
    .filter((word) => word !== '');
  return designers.filter((designer) => {
    if (hidesDisabled && !designer.isActive) return false;
    if (productTypeIds.length > 0 && !productTypeIds.some((id) => designer.productIds.includes(id)))
      return false;
    const own = plain(`${fullName(designer)} ${designer.symbol}`);
    return words.every((word) => own.includes(word));
  });
}
