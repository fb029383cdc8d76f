import { importLogList } from '@crt/domain-widgets/import-log-list';
import { readsOfList } from '../../lists/reads-of-list.ts';

/** What the import log asks first. */
export default readsOfList(importLogList, {
  path: '/ImportRequest/Log',
  access: ['CanManageImportSettings'],
});
