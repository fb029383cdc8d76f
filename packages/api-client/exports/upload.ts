export { upload } from '../src/runtime/upload.ts';
export type { UploadOptions } from '../src/runtime/upload.ts';
