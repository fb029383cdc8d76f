import { type ReactNode, createContext, use, useMemo } from 'react';
import type { ConflictTexts } from './conflict-texts.ts';
import type { DateTexts } from './date-texts.ts';
import type { FlowTexts } from './flow-texts.ts';
import { type Texts, englishTexts } from './texts.ts';

/** The kit's words, and those of its larger parts as far as somebody replaced them. */
export const TextsContext = createContext<Texts & Partial<FlowTexts & ConflictTexts & DateTexts>>(
  englishTexts,
);

/** Replaces the kit's English words, all or some, for everything below. */
export const TextsProvider = ({
  texts,
  children,
}: {
  texts: Partial<Texts & FlowTexts & ConflictTexts & DateTexts>;
  children: ReactNode;
}) => {
  const outer = use(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext value={merged}>{children}</TextsContext>;
};

/** The words in force here. */
export const useTexts = (): Texts => use(TextsContext);
