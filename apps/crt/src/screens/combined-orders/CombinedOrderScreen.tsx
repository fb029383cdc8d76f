import { skipToken, useRead } from '@crt/api-client/hooks';
import { getCombinedOrderDetails } from '@crt/api-client/main/combined-order';
import { combinedOrdersList } from '@crt/domain-widgets/combined-order-list';
import { combinedOrderTexts } from '@crt/domain-widgets/combined-order-texts';
import { ConnectedCombinedOrder } from '@crt/domain-widgets/ConnectedCombinedOrder';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { readListAddress } from '@crt/domain-widgets/list-address';
import { toRequest } from '@crt/domain-widgets/list-query';
import { ErrorState } from '@crt/ui/ErrorState';
import { Page } from '@crt/ui/Page';
import { SkeletonText } from '@crt/ui/Skeleton';
import { machineZone } from '../../app/machine-zone.ts';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { EditKey } from '../../lists/EditKey.tsx';
import { usePathId, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';
import { CombinedOrderHeader } from './CombinedOrderHeader.tsx';

const texts = combinedOrderTexts.details;

/** /CombinedOrders/{id}: an order, as it was opened or as a neighbour in the list (L5, L6, L20). */
const CombinedOrderScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <OrderPage key={id} id={id} />;
};

export default CombinedOrderScreen;

const requestHref = (planId: number) => paths.manufacturingDetails(planId);

const OrderPage = ({ id }: { readonly id: number }) => {
  const [query] = useQuery();
  const { filters } = toRequest(combinedOrdersList, readListAddress(combinedOrdersList, query), machineZone);
  const read = useRead(getCombinedOrderDetails, id > 0 ? { body: { ...filters, targetId: id } } : skipToken);
  const session = useSessionState();
  const mayAct = useMay(['CanManageManufacturingCycles']);
  const mayComment = useMay(['CanManageManufacturingCycles', 'CanManageFulfilmentPlan']);
  useScreenSubject(read.data?.targetCombinedOrder.identifier);
  return (
    <EditLockProvider>
      <Page header={<CombinedOrderHeader id={id} details={read.data} />}>
        <EditKey>
          {read.data ? (
            <ConnectedCombinedOrder
              order={read.data.targetCombinedOrder}
              userId={session.status === 'signed-in' ? session.user.id : undefined}
              mayAct={mayAct}
              mayComment={mayComment}
              requestHref={requestHref}
            />
          ) : read.isError ? (
            <ErrorState title={read.error.message || texts.failed} onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonText lines={12} />
          )}
        </EditKey>
      </Page>
    </EditLockProvider>
  );
};
