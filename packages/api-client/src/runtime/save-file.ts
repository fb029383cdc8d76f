import type { DownloadedFile } from './operation.ts';

/** Hands a downloaded file to the browser, which saves it under the server's name. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
