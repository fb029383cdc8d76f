export { saveFile } from '../src/runtime/save-file.ts';
export type { DownloadedFile } from '../src/runtime/operation.ts';
