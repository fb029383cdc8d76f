export { ConnectedDocumentExport } from '../src/export/ConnectedDocumentExport.tsx';
export { exportTexts } from '../src/export/export.texts.ts';
