import { documentImport } from '@crt/domain-widgets/import-kinds';
import { ImportListPage } from '../../imports/ImportListPage.tsx';
import { documentImportPaths } from './document-import-paths.ts';

/** /Documentation/DocumentImport/List: the imports of documents (R4). */
const DocumentImportsScreen = () => <ImportListPage kind={documentImport} paths={documentImportPaths} />;

export default DocumentImportsScreen;
