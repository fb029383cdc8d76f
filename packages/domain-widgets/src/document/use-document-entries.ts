import { useRead } from '@crt/api-client/hooks';
import type { DictionaryEntry } from '@crt/api-client/types-documentation';
import { none } from '@crt/ui/none';
import { choicesStateOf, type ChoicesState } from '../shared/edit/ChoicesState.tsx';
import { documentOffers } from './document-list.ts';

/** The divisions, types and portals that a document can have. */
export interface DocumentEntries {
  readonly divisions: readonly DictionaryEntry[];
  readonly types: readonly DictionaryEntry[];
  readonly portals: readonly DictionaryEntry[];
  /** Some of them are on their way. */
  readonly isPending: boolean;
  /** How it stands with the read of each. */
  readonly states: Readonly<Record<'divisions' | 'types' | 'portals', ChoicesState>>;
}

/** Reads what a document is filed under, by the dictionaries. */
export function useDocumentEntries(): DocumentEntries {
  const divisions = useRead(documentOffers.divisions, {});
  const types = useRead(documentOffers.types, {});
  const portals = useRead(documentOffers.portals, {});
  return {
    divisions: divisions.data ?? none,
    types: types.data ?? none,
    portals: portals.data ?? none,
    isPending: divisions.isPending || types.isPending || portals.isPending,
    states: {
      divisions: choicesStateOf(divisions),
      types: choicesStateOf(types),
      portals: choicesStateOf(portals),
    },
  };
}

/** What an entry is called; nothing while that is not known. */
export const nameOfEntry = (entries: readonly DictionaryEntry[], id: number | null): string | null =>
  entries.find((entry) => entry.id === id)?.name ?? null;
