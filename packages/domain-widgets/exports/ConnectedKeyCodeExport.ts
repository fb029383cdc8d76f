export { ConnectedKeyCodeExport } from '../src/export/ConnectedKeyCodeExport.tsx';
export { exportTexts } from '../src/export/export.texts.ts';
