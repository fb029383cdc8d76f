export { cycleTexts } from '../src/cycle/cycle.texts.ts';
