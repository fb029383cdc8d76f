import { someOfTexts } from './some-of.texts.ts';

/** The first of many words, and how many more there are where they are more than `most`. */
export const someOf = (words: readonly string[], most: number): readonly string[] =>
  words.length <= most ? words : [...words.slice(0, most), someOfTexts.andMore(words.length - most)];
