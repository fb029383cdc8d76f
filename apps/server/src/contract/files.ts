import type { Readable } from 'node:stream';

/** A file as it came in with a form. */
export interface UploadedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A file to send: the browser saves it under `fileName`. The media type is the contract's unless stated. */
export interface FileAnswer {
  readonly fileName: string;
  readonly content: Buffer | Readable;
  readonly mediaType?: string;
}

/** Content-Disposition that carries any file name safely (RFC 6266, RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
