import { ConnectedRequestImport } from '@crt/domain-widgets/ConnectedRequestImport';
import { ImportDetailsFrame } from '../../imports/ImportDetailsFrame.tsx';
import { paths } from '../../routes/paths.ts';
import { requestImportPage } from './request-import-page.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /ImportRequest/Details/{id}: what became of an import of requests (R14). */
const RequestImportDetailsScreen = () => (
  <ImportDetailsFrame {...requestImportPage}>
    {(needs) => <ConnectedRequestImport key={needs.id} planHref={planHref} {...needs} />}
  </ImportDetailsFrame>
);

export default RequestImportDetailsScreen;
