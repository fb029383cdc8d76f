import { trackingList } from '@crt/domain-widgets/tracking-list';
import { readsOfList } from '../../lists/reads-of-list.ts';

/** What the tracking information asks first. */
export default readsOfList(trackingList, {
  path: '/TrackingInformation',
  access: ['CanManageImportSettings'],
});
