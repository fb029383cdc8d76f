import {
  chooseFile,
  copyLine,
  documentExportFiles,
  documentLine,
  scriptBegin,
  scriptEnd,
  targetOf,
  type ExportedFile,
} from '@crt/domain/document-export';
import { uniqueFileNames } from '@crt/domain/export-file-name';
import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import { invalidRequest } from '../../../errors.ts';
import { chosenFiles, chosenFilesPath, findChosenFiles } from './chosen-files.ts';
import { streamOf } from './export-stream.ts';

type LineOf = (target: string, location: string) => string;

/** A line for each of the files; the same files get the same target names in list and script. */
async function* linesOf(
  batches: AsyncGenerator<readonly ExportedFile[]>,
  lineOf: LineOf,
): AsyncGenerator<string> {
  const unique = uniqueFileNames();
  for await (const files of batches)
    yield files
      .map((file) => {
        const { name, ending } = targetOf(file);
        return lineOf(unique(name, ending), file.location);
      })
      .join('');
}

async function linesOfChosen({ tx }: RequestContext, nodes: readonly string[], lineOf: LineOf) {
  if (nodes.length === 0) throw invalidRequest([{ path: chosenFilesPath, message: chooseFile }]);
  return linesOf(chosenFiles(tx, await findChosenFiles(tx, nodes)), lineOf);
}

/** The chosen files as a list: target name, tab, location (R6). @throws invalid-request, conflict */
export async function exportDocumentList(
  context: RequestContext,
  nodes: readonly string[],
): Promise<FileAnswer> {
  const lines = await linesOfChosen(context, nodes, documentLine);
  return { fileName: documentExportFiles.list, content: await streamOf(lines, chosenFilesPath) };
}

/** The chosen files as a batch file that copies them (R6). @throws invalid-request, conflict */
export async function exportDocumentScript(
  context: RequestContext,
  nodes: readonly string[],
): Promise<FileAnswer> {
  const lines = await linesOfChosen(context, nodes, copyLine);
  const around = { head: scriptBegin, tail: scriptEnd };
  return { fileName: documentExportFiles.script, content: await streamOf(lines, chosenFilesPath, around) };
}
