import { combinedOrdersList } from '@crt/domain-widgets/combined-order-list';
import { ConnectedAddCombinedOrder } from '@crt/domain-widgets/ConnectedAddCombinedOrder';
import { ConnectedCombinedOrderFilterBar } from '@crt/domain-widgets/ConnectedCombinedOrderFilterBar';
import { ConnectedCombinedOrderTable } from '@crt/domain-widgets/ConnectedCombinedOrderTable';
import { useCallback } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { recordInList } from '../../lists/record-in-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /CombinedOrders: which orders there are, all of it in the address; an order goes on with that address (L1, L2). */
const CombinedOrderListScreen = () => {
  const state = useListAddress(combinedOrdersList);
  const mayAdd = useMay(['CanManageManufacturingCycles']);
  const [query] = useQuery();
  const goTo = useGoTo();
  const list = query.toString();
  const orderHref = useCallback((id: number) => recordInList(paths.combinedOrder(id), list), [list]);
  return (
    <ListScreen
      list={combinedOrdersList}
      state={state}
      actions={
        mayAdd && (
          <ConnectedAddCombinedOrder
            definitionId={state.filters.chosenDefinition}
            onCreated={(id) => goTo(paths.combinedOrder(id))}
          />
        )
      }
      filterBar={(needs) => <ConnectedCombinedOrderFilterBar {...needs} />}
      rows={(needs) => <ConnectedCombinedOrderTable {...needs} orderHref={orderHref} />}
    />
  );
};

export default CombinedOrderListScreen;
