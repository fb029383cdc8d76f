import { ConnectedRepeatOrders, repeatOrderTexts } from '@crt/domain-widgets/ConnectedRepeatOrders';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { planRights } from '../../nav/sections.ts';
import { usePathId } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

const planHref = (id: number) => paths.planDetails(id, { useContext: true });

/** /RepeatOrders/{id}: the tree of orders around a plan (K). */
const RepeatOrdersScreen = () => {
  const id = usePathId();
  const seesPlans = useMay(planRights);
  if (id === undefined) return <PageNotFound />;
  return (
    <Page height="fill" header={<PageHeader title={repeatOrderTexts.title} />}>
      <ConnectedRepeatOrders planId={id} planHref={seesPlans ? planHref : undefined} />
    </Page>
  );
};

export default RepeatOrdersScreen;
