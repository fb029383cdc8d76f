export { ConnectedProductExport } from '../src/export/ConnectedProductExport.tsx';
export { exportTexts } from '../src/export/export.texts.ts';
