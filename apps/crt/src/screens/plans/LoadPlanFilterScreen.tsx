import { executePlanFilter } from '@crt/api-client/main/plan-filter';
import { plansList } from '@crt/domain-widgets/plan-list';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { LoadFilterScreen } from '../../lists/LoadFilterScreen.tsx';
import { paths } from '../../routes/paths.ts';

const listHref = (storedQueryId?: number) =>
  paths.planList(storedQueryId === undefined ? {} : { storedQueryId });

/** /FulfilmentPlan/LoadFilter/{id} (E22). */
const LoadPlanFilterScreen = () => (
  <LoadFilterScreen
    list={plansList}
    execute={executePlanFilter}
    listHref={listHref}
    toList={planTexts.details.toList}
  />
);

export default LoadPlanFilterScreen;
