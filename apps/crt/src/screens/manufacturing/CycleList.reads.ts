import { cyclesList } from '@crt/domain-widgets/cycle-list';
import { readsOfList } from '../../lists/reads-of-list.ts';
import { cycleRights } from '../../nav/sections.ts';
import { paths } from '../../routes/paths.ts';

/** What the cycle list asks first. */
export default readsOfList(cyclesList, { path: paths.manufacturingList(), access: cycleRights });
