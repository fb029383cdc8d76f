import { ConnectedRequestImports } from '@crt/domain-widgets/ConnectedRequestImports';
import { ImportListFrame } from '../../imports/ImportListFrame.tsx';
import { requestImportPage } from './request-import-page.ts';

/** /ImportRequest/List: the imports of requests (R13). */
const RequestImportsScreen = () => (
  <ImportListFrame {...requestImportPage}>
    {(needs) => <ConnectedRequestImports {...needs} />}
  </ImportListFrame>
);

export default RequestImportsScreen;
