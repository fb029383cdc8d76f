import { documentImportForm } from '@crt/domain-widgets/import-forms';
import { documentImport } from '@crt/domain-widgets/import-kinds';
import { ImportFormPage } from '../../imports/ImportFormPage.tsx';
import { documentImportPaths } from './document-import-paths.ts';

/** /Documentation/DocumentImport: imports a manifest of documents (R4). */
const DocumentImportScreen = () => (
  <ImportFormPage kind={documentImport} form={documentImportForm} paths={documentImportPaths} />
);

export default DocumentImportScreen;
