import { ConnectedProductExport, exportTexts } from '@crt/domain-widgets/ConnectedProductExport';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';

/** /Documentation/Product/Export: versions of products as a text file, or one of each product in a ZIP file (R7, R21). */
const ProductExportScreen = () => (
  <Page header={<PageHeader title={exportTexts.titles.products} />}>
    <ConnectedProductExport />
  </Page>
);

export default ProductExportScreen;
