import { useRead } from '@crt/api-client/hooks';
import { listKeyCodes } from '@crt/api-client/documentation/key-code';
import type { KeyCode } from '@crt/api-client/types-documentation';
import { wordSearch } from '@crt/domain/word-search';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import { nameOfDocument, nameOfProduct } from './key-code-names.ts';

const wordsOf = ({ code, documents, products }: KeyCode): string =>
  [code, ...documents.map(nameOfDocument), ...products.map(nameOfProduct)].join('\n');

/**
 * All keycodes as they are read, and those of them that a search finds by code, document number or GTIN (Q1). One that was
 * just made comes first, whatever is searched for (Q2).
 */
export function useFoundKeyCodes(search: string, made?: string) {
  const read = useRead(listKeyCodes, {});
  const all = read.data ?? none;
  const found = useMemo(() => {
    const isFound = search.trim() === '' ? () => true : wordSearch(search);
    const others = all.filter((keyCode) => keyCode.code !== made && isFound(wordsOf(keyCode)));
    return [...all.filter(({ code }) => code === made), ...others];
  }, [all, search, made]);
  return { read, found };
}
