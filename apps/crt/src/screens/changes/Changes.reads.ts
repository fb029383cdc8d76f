import { changesList } from '@crt/domain-widgets/changes-list';
import { readsOfList } from '../../lists/reads-of-list.ts';
import { planRights } from '../../nav/sections.ts';
import { paths } from '../../routes/paths.ts';

/** What the change log asks first. */
export default readsOfList(changesList, { path: paths.changes(), access: planRights });
