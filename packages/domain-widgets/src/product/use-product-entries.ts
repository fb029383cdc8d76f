import { useRead } from '@crt/api-client/hooks';
import type { DictionaryEntry } from '@crt/api-client/types-documentation';
import { none } from '@crt/ui/none';
import { choicesStateOf, type ChoicesState } from '../shared/edit/ChoicesState.tsx';
import { productOffers } from './product-list.ts';

/** The families and divisions that a product can have. */
export interface ProductEntries {
  readonly families: readonly DictionaryEntry[];
  readonly divisions: readonly DictionaryEntry[];
  /** Some of them are on their way. */
  readonly isPending: boolean;
  /** How it stands with the read of each. */
  readonly states: Readonly<Record<'families' | 'divisions', ChoicesState>>;
}

/** Reads what a product is filed under, by the dictionaries. */
export function useProductEntries(): ProductEntries {
  const families = useRead(productOffers.families, {});
  const divisions = useRead(productOffers.divisions, {});
  return {
    families: families.data ?? none,
    divisions: divisions.data ?? none,
    isPending: families.isPending || divisions.isPending,
    states: { families: choicesStateOf(families), divisions: choicesStateOf(divisions) },
  };
}
