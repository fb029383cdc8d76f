export { jobTexts } from '../src/job/job.texts.ts';
