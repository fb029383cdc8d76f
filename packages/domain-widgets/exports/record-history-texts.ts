export { recordHistoryTexts } from '../src/shared/record-history/record-history.texts.ts';
