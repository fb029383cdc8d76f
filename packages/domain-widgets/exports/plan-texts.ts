export { planTexts } from '../src/plan/plan.texts.ts';
