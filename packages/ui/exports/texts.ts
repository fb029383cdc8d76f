export { TextsProvider, useTexts } from '../src/texts/TextsProvider.tsx';
export { englishTexts } from '../src/texts/texts.ts';
export type { Texts } from '../src/texts/texts.ts';
export { englishFlowTexts, useFlowTexts } from '../src/texts/flow-texts.ts';
export type { FlowTexts } from '../src/texts/flow-texts.ts';
export { englishConflictTexts, useConflictTexts } from '../src/texts/conflict-texts.ts';
export type { ConflictTexts } from '../src/texts/conflict-texts.ts';
export { englishDateTexts, useDateTexts } from '../src/texts/date-texts.ts';
export type { DateTexts } from '../src/texts/date-texts.ts';
