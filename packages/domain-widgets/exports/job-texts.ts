export { cycleFactsTexts, jobTexts } from '../src/job/job.texts.ts';
