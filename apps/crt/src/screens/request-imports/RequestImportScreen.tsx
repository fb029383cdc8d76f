import { ConnectedRequestImportForm } from '@crt/domain-widgets/ConnectedRequestImportForm';
import { ImportFormFrame } from '../../imports/ImportFormFrame.tsx';
import { requestImportPage } from './request-import-page.ts';

/** /ImportRequest/ImportFile: imports a file of requests (R10 to R12). */
const RequestImportScreen = () => (
  <ImportFormFrame {...requestImportPage}>
    {(onImported) => <ConnectedRequestImportForm onImported={onImported} />}
  </ImportFormFrame>
);

export default RequestImportScreen;
