export { DataTextsProvider, englishDataTexts, useDataTexts } from '../src/data/data-texts.ts';
export type { DataTexts } from '../src/data/data-texts.ts';
