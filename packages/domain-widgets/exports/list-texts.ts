export { listTexts } from '../src/shared/list/list.texts.ts';
