export { TextsProvider, useTexts } from '../src/texts/TextsProvider.tsx';
export { englishTexts } from '../src/texts/texts.ts';
export type { Texts } from '../src/texts/texts.ts';
