export { scanTexts } from '../src/search/Scan/scan.texts.ts';
