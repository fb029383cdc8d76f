import { getDocumentImportTemplate, importDocuments } from '@crt/api-client/documentation/document-import';
import type { InputOf } from '@crt/api-client/operation';
import { ImportCheckbox } from './ImportCheckbox.tsx';
import type { ImportFormDeclaration } from './import-declaration.ts';

const DocumentOptions = () => (
  <ImportCheckbox name="options.updateExistingFiles">Update existing files</ImportCheckbox>
);

/** The form of an import of documents (R4). */
export const documentImportForm: ImportFormDeclaration<InputOf<typeof importDocuments>['body']> = {
  upload: importDocuments,
  template: getDocumentImportTemplate,
  accept: ['.zip', '.csv', '.xlsx'],
  emptyOptions: { updateExistingFiles: false },
  Options: DocumentOptions,
  bodyOf: (file, { updateExistingFiles }, isDryRun) => ({
    file,
    updateExistingFiles: updateExistingFiles === true,
    isDryRun,
  }),
};
