import type { RequestContext } from '../../../../context.ts';
import type { UploadedFile } from '../../../../contract/files.ts';
import { matchColumns } from '../../../import/file/match-columns.ts';
import { readManifest } from '../../../import/file/read-table.ts';
import type { ReadManifest } from '../../../import/file/table.ts';
import { rowOf } from '../../../import/import-cells.ts';
import { stageTable } from '../../../import/stage-import.ts';
import { documentImport } from './document-import.ts';
import { archivedFile, readDocumentRow } from './document-row.ts';

/** What is uploaded. */
export interface DocumentUpload {
  readonly file: UploadedFile;
  readonly updateExistingFiles: boolean;
  readonly isDryRun: boolean;
}

/**
 * Reads a manifest of documents and keeps its rows; gives the id of the import. Of an archive it is said which of its other
 * files no location names: none of them is stored, because documents have locations. @throws FileFault
 */
export async function stageDocuments(
  context: RequestContext,
  { file, updateExistingFiles, isDryRun }: DocumentUpload,
): Promise<number> {
  const manifest = await readManifest(file, { columns: documentImport.columns });
  const { otherFiles: archiveFiles } = manifest;
  const named = new Set<string>();
  const upload = {
    file,
    isDryRun,
    options: { updateExistingFiles, archiveFiles },
    remarks: () => archiveRemarks(archiveFiles, named),
  };
  const rows = archiveFiles.length === 0 ? manifest.rows : notingFiles(manifest, named);
  return stageTable(context, documentImport, upload, { ...manifest, rows });
}

/** The same rows; the files of the archive that they name are gathered on the way. */
async function* notingFiles({ headings, rows, otherFiles }: ReadManifest, named: Set<string>) {
  const { positions } = matchColumns(headings, documentImport.columns);
  for await (const row of rows) {
    const path = archivedFile(readDocumentRow(rowOf(positions, row.number, row.cells)).location, otherFiles);
    if (path !== undefined) named.add(path);
    yield row;
  }
}

/** So many files of an archive are named, by the ends of their paths. */
const mostNames = 20;
const longestName = 255;

/** What is to be said of an archive. */
export function archiveRemarks(archiveFiles: readonly string[], named: ReadonlySet<string>): string[] {
  const { length } = archiveFiles;
  if (length === 0) return [];
  const others = archiveFiles.filter((path) => !named.has(path));
  const told = others.slice(0, mostNames).map((path) => path.slice(-longestName));
  const rest = others.length - told.length;
  return [
    `${length} ${length === 1 ? 'file' : 'files'} of the archive not stored`,
    ...(others.length > 0
      ? [`not named in the manifest: ${[...told, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`]
      : []),
  ];
}
