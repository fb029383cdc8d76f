import { combinedOrdersList } from '@crt/domain-widgets/combined-order-list';
import { readsOfList } from '../../lists/reads-of-list.ts';
import { paths } from '../../routes/paths.ts';

/** What the list of combined orders asks first. */
export default readsOfList(combinedOrdersList, { path: paths.combinedOrders(), access: 'open' });
