import { ConnectedTrackingFilterBar } from '@crt/domain-widgets/ConnectedTrackingFilterBar';
import { ConnectedTrackingTable } from '@crt/domain-widgets/ConnectedTrackingTable';
import { trackingList } from '@crt/domain-widgets/tracking-list';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { paths } from '../../routes/paths.ts';

const planHref = (id: number) => paths.planDetails(id);

/** /TrackingInformation: where the parcels are, all of it in the address (Z). */
const TrackingInformationScreen = () => (
  <ListScreen
    list={trackingList}
    state={useListAddress(trackingList)}
    filterBar={(needs) => <ConnectedTrackingFilterBar {...needs} />}
    rows={(needs) => <ConnectedTrackingTable {...needs} planHref={planHref} />}
  />
);

export default TrackingInformationScreen;
