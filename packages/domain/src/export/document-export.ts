import { endingOf } from './file-name.ts';
import { textLine } from './text-line.ts';

/** What the files of an export of documents are called (S2 §9). */
export const documentExportFiles = { list: 'export-documents.txt', script: 'export-documents.bat' } as const;

/** Said where nothing is chosen (R6). */
export const chooseFile = 'Choose at least one file';

/** A file of a document to be exported. */
export interface ExportedFile {
  readonly number: string;
  readonly revisionName: string;
  /** What the eIFU calls its languages. */
  readonly languages: readonly string[];
  readonly location: string;
}

/**
 * The name that an exported file gets, before it is made safe and unique: number, revision and languages with an underscore
 * between them, which no number contains (O7).
 */
export const targetOf = ({ number, revisionName, languages, location }: ExportedFile) => ({
  name: [number, revisionName, ...(languages.length > 0 ? [languages.join('-')] : [])].join('_'),
  ending: endingOf(location),
});

/** The line of a file in the list: target name, tab, location (§3.10). */
export const documentLine = (target: string, location: string): string => textLine([target, location]);
