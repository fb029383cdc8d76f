import { getDocument } from '@crt/api-client/documentation/document';
import { useRead } from '@crt/api-client/hooks';
import type { InputOf } from '@crt/api-client/operation';

/** A document, with filters and order of the list in which its neighbours are found (O3). */
export type DocumentInList = Omit<InputOf<typeof getDocument>, 'withNeighbours'>;

/** Reads a document; what shows its title and what shows its panels share the answer. */
export const useDocument = (document: DocumentInList) =>
  useRead(getDocument, { ...document, withNeighbours: true });
