import { plansList } from '@crt/domain-widgets/plan-list';
import { readsOfList } from '../../lists/reads-of-list.ts';
import { planRights } from '../../nav/sections.ts';
import { paths } from '../../routes/paths.ts';

/** What the plan list asks first. */
export default readsOfList(plansList, { path: paths.planList(), access: planRights });
