import {
  applyDocumentImport,
  continueDocumentImport,
  exportFailedDocumentRows,
  getDocumentImport,
  listDocumentImports,
  stopDocumentImport,
} from '@crt/api-client/documentation/document-import';
import type { DocumentImportDetails, DocumentImportFile } from '@crt/api-client/types-documentation';
import { importTexts as texts } from './import.texts.ts';
import type { ImportDeclaration } from './import-declaration.ts';

/** Imports of documents: each row is a file of a revision (R4). */
export const documentImport: ImportDeclaration<DocumentImportFile> = {
  titles: { form: 'Document Import', list: 'Document Imports', details: 'Document Import Details' },
  calls: {
    list: listDocumentImports,
    details: getDocumentImport,
    apply: applyDocumentImport,
    stop: stopDocumentImport,
    goOn: continueDocumentImport,
    failedRows: exportFailedDocumentRows,
  },
  rowsOf: ({ files }: DocumentImportDetails) => files,
  record: {
    column: 'Document',
    of: ({ documentId, documentNumber }) => ({ id: documentId, text: documentNumber }),
  },
  columns: [
    { id: 'revision', header: texts.columns.revision, width: 88, of: ({ revisionName }) => revisionName },
    { id: 'location', header: texts.columns.location, of: ({ location }) => location },
    {
      id: 'languages',
      header: texts.columns.languages,
      width: 112,
      of: ({ languages }) => languages.join(', '),
    },
    {
      id: 'countries',
      header: texts.columns.countries,
      width: 128,
      of: ({ countries }) => countries.join(', '),
    },
  ],
};
