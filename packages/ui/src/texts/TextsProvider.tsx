import { type ReactNode, createContext, use, useMemo } from 'react';
import { type Texts, englishTexts } from './texts.ts';

const TextsContext = createContext<Texts>(englishTexts);

/** Replaces the kit's English words, all or some, for everything below. */
export const TextsProvider = ({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) => {
  const outer = use(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext value={merged}>{children}</TextsContext>;
};

/** The words in force here. */
export const useTexts = (): Texts => use(TextsContext);
