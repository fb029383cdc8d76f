import { ConnectedDocumentExport, exportTexts } from '@crt/domain-widgets/ConnectedDocumentExport';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';

/** /Documentation/Document/Export: files of documents as a list or a batch file (R6). */
const DocumentExportScreen = () => (
  <Page header={<PageHeader title={exportTexts.titles.documents} />}>
    <ConnectedDocumentExport />
  </Page>
);

export default DocumentExportScreen;
