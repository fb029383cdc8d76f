import { useRead } from '@crt/api-client/hooks';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { apiOf } from '@crt/api-client/query-client';
import type { FilterBarProps } from '@crt/ui/FilterBar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { planOffers, type PlanFilters } from '../plan-list.ts';
import { additionalKind } from '../../shared/list/list-additional.ts';
import { PlanFilterBar } from './PlanFilterBar.tsx';
import type { FindTexts } from '../../shared/filter/TextFilter.tsx';

export interface ConnectedPlanFilterBarProps extends Pick<FilterBarProps, 'handle'> {
  readonly filters: PlanFilters;
  readonly onChange: (filters: PlanFilters) => void;
}

const shownKinds: ReadonlySet<number> = new Set(Object.values(additionalKind));

/** The filters of the plan list with what the server offers. */
export const ConnectedPlanFilterBar = (props: ConnectedPlanFilterBarProps) => {
  const client = useQueryClient();
  const options = useRead(planOffers.values, {}, { staleTime: Number.POSITIVE_INFINITY });
  const offered = useRead(planOffers.additional, {}, { staleTime: Number.POSITIVE_INFINITY });
  const additional = useMemo(
    () => (offered.data ?? []).filter(({ filterType }) => shownKinds.has(filterType)),
    [offered.data],
  );
  const findRequests = useCallback<FindTexts>(
    (containsString, signal) => apiOf(client).call(findPlanRequests, { containsString }, { signal }),
    [client],
  );
  return (
    <PlanFilterBar
      {...props}
      options={options.data}
      additional={additional}
      findRequests={findRequests}
      isLoading={options.isPending}
    />
  );
};
