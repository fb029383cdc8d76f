import { ConnectedKeyCodeExport, exportTexts } from '@crt/domain-widgets/ConnectedKeyCodeExport';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';

/** /Documentation/KeyCode/Export: keycodes of product versions as a text file (Q5). */
const KeyCodeExportScreen = () => (
  <Page header={<PageHeader title={exportTexts.titles.keyCodes} />}>
    <ConnectedKeyCodeExport />
  </Page>
);

export default KeyCodeExportScreen;
