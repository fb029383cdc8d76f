import type { DownloadedFile } from './operation.ts';

/** A downloaded file under the server's name. */
export function toDownloadedFile(response: Response, blob: Blob): DownloadedFile {
  return { blob, fileName: fileNameOf(response.headers.get('content-disposition')) ?? 'download' };
}

/** File name of a Content-Disposition header; the encoded form wins (RFC 6266). No folders, whatever was sent. */
function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare?.trim();
  return name?.replaceAll(/[/\\]/g, '_') || undefined;
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value.trim());
  } catch {
    return undefined;
  }
}
