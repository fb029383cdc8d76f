import { useRead } from '@crt/api-client/hooks';
import { listKeyCodes } from '@crt/api-client/documentation/key-code';
import type { KeyCode } from '@crt/api-client/types-documentation';
import { wordSearch } from '@crt/domain/word-search';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import { nameOfDocument, nameOfProduct } from './key-code-names.ts';

const wordsOf = ({ code, documents, products }: KeyCode): string =>
  [code, ...documents.map(nameOfDocument), ...products.map(nameOfProduct)].join('\n');

/** All keycodes as they are read, and those of them that a search finds by code, document number or GTIN (Q1). */
export function useFoundKeyCodes(search: string) {
  const read = useRead(listKeyCodes, {});
  const all = read.data ?? none;
  const found = useMemo(() => {
    if (search.trim() === '') return all;
    const isFound = wordSearch(search);
    return all.filter((keyCode) => isFound(wordsOf(keyCode)));
  }, [all, search]);
  return { read, found };
}
