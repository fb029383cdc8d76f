import { documentImport } from '@crt/domain-widgets/import-kinds';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { ImportDetailsPage } from '../../imports/ImportDetailsPage.tsx';
import { paths } from '../../routes/paths.ts';
import { documentImportPaths } from './document-import-paths.ts';

/** /Documentation/DocumentImport/{id}: what became of an import of documents (R3, R4, R19). */
const DocumentImportDetailsScreen = () => {
  const mayReadDocuments = useMay(['CanReadDocuments']);
  return (
    <ImportDetailsPage
      kind={documentImport}
      paths={documentImportPaths}
      recordHref={mayReadDocuments ? paths.document : undefined}
    />
  );
};

export default DocumentImportDetailsScreen;
