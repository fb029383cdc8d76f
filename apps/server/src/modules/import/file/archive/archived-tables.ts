import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { Candidate } from '../choose-table.ts';
import { csvRows } from '../csv/csv-rows.ts';
import type { FileLimits } from '../limits.ts';
import { tableRows } from '../table-rows.ts';
import type { FileColumn, FileRow } from '../table.ts';
import { openArchive, type ArchiveEntry } from './archive.ts';

const isTable = (name: string) => /\.(csv|tsv|txt)$/i.test(name);
/** Packed into every archive by macOS, beside each file. */
const isForeign = (name: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(name);

async function* rowsOf(
  entry: ArchiveEntry,
  columns: readonly FileColumn[],
  limits: FileLimits,
): AsyncGenerator<FileRow, void> {
  const pieces: Buffer[] = [];
  for await (const piece of entry.pieces()) pieces.push(piece);
  yield* csvRows({ fileName: entry.name, content: Buffer.concat(pieces) }, columns, limits);
}

/** The tables in an archive, one of which is its manifest, and the names of all its files. */
export async function archivedTables(
  content: Buffer,
  columns: readonly FileColumn[],
  limits: FileLimits,
): Promise<{ candidates: Candidate[]; files: string[] }> {
  const entries = await openArchive(content, limits);
  const files = [...entries.values()].filter(({ name }) => !isForeign(name));
  const tables = files.filter(({ name }) => isTable(name));
  if (tables.length === 0) throw new FileFault(fileTexts.noManifest);
  // Their encoding is told by all of their bytes, so these are held at once.
  const bytes = tables.reduce((total, { size }) => total + size, 0);
  if (bytes > limits.tableBytes) throw new FileFault(fileTexts.tooMuchUnpacked);
  const candidates = tables.map((entry) => ({
    name: entry.name,
    rows: tableRows(rowsOf(entry, columns, limits), limits),
  }));
  return { candidates, files: files.map(({ name }) => name) };
}
