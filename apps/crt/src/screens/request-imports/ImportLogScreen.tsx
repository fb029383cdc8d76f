import { ConnectedImportLogFilterBar } from '@crt/domain-widgets/ConnectedImportLogFilterBar';
import { ConnectedImportLogTable } from '@crt/domain-widgets/ConnectedImportLogTable';
import { importLogList } from '@crt/domain-widgets/import-log-list';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { paths } from '../../routes/paths.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /ImportRequest/Log: what became of every request that was imported, all of it in the address (R15). */
const ImportLogScreen = () => (
  <ListScreen
    list={importLogList}
    state={useListAddress(importLogList)}
    filterBar={(needs) => <ConnectedImportLogFilterBar {...needs} />}
    rows={(needs) => <ConnectedImportLogTable {...needs} planHref={planHref} />}
  />
);

export default ImportLogScreen;
