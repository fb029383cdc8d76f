import { withPreparation, type HandlerPart } from '../../../../contract/handlers.ts';
import { failedRows, importTemplate } from '../../../import/import-files.ts';
import { listImports } from '../../../import/read-import.ts';
import { queueImport } from '../../../import/stage-import.ts';
import { applyImport, continueImport, stopImport } from '../../../import/steer-import.ts';
import { documentImport } from './document-import.ts';
import { readDocumentImport } from './read-document-import.ts';
import { stageDocuments } from './stage-documents.ts';

/** Imports of documents (R3 to R5, R19). */
export const documentImportHandlers = {
  listDocumentImports: (context, { query }) => listImports(context, documentImport, query),
  importDocuments: withPreparation(
    (context, { body: { file, updateExistingFiles = false, isDryRun = false } }) =>
      stageDocuments(context, { file, updateExistingFiles, isDryRun }),
    (context, _input, id: number) => queueImport(context, documentImport.tag, id),
  ),
  getDocumentImport: (context, { params, query }) => readDocumentImport(context, params.id, query),
  applyDocumentImport: (context, { params }) => applyImport(context, documentImport, params.id),
  stopDocumentImport: (context, { params }) => stopImport(context, documentImport, params.id),
  continueDocumentImport: (context, { params }) => continueImport(context, documentImport, params.id),
  exportFailedDocumentRows: (context, { params }) => failedRows(context, documentImport, params.id),
  getDocumentImportTemplate: (_context, { query }) =>
    importTemplate(documentImport, query.withExamples === true),
} satisfies HandlerPart;
