import { strToU8, Zip, ZipDeflate } from 'fflate';

/** So many files a ZIP file holds without its extension for more, which not every program reads. */
export const mostZipEntries = 65_535;

/** A ZIP file, written while its files are made: nothing of them is kept but their names. No file, no ZIP. */
export async function* zipOf(
  files: AsyncIterable<{ readonly name: string; readonly text: string }>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  let isEmpty = true;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = () => {
    const piece = Buffer.concat(written);
    written = [];
    return piece;
  };
  for await (const { name, text } of files) {
    isEmpty = false;
    const entry = new ZipDeflate(name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(strToU8(text), true);
    yield taken();
  }
  if (isEmpty) return;
  zip.end();
  yield taken();
}
