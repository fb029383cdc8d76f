import { useRead } from '@crt/api-client/hooks';
import { findTrackedRequests } from '@crt/api-client/main/tracking';
import { oneGroup } from '../shared/filter/option-groups.ts';
import { useFindRequests } from '../shared/filter/use-find-requests.ts';
import { numbersFace } from '../shared/list/choices-face.tsx';
import { ListFilterBar, type ListFilterNeeds } from '../shared/list/ListFilterBar.tsx';
import { remoteFace } from '../shared/list/remote-face.tsx';
import { trackingList, trackingOffers, type TrackingFilters } from './tracking-list.ts';

/** The filters of the tracking information, with what is in force as chips below (Z2). */
export const ConnectedTrackingFilterBar = (needs: ListFilterNeeds<TrackingFilters>) => {
  const { data, isPending } = useRead(trackingOffers, {}, { staleTime: Number.POSITIVE_INFINITY });
  const faces = {
    requestId: remoteFace({ find: useFindRequests(findTrackedRequests), longest: Number.POSITIVE_INFINITY }),
    statuses: numbersFace(oneGroup(data ?? []), isPending),
  };
  return <ListFilterBar list={trackingList} faces={faces} {...needs} />;
};
