import { useRead } from '@crt/api-client/hooks';
import { findManufacturingRequests } from '@crt/api-client/main/manufacturing-cycle-list';
import { apiOf } from '@crt/api-client/query-client';
import type { ManufacturingFilterOptions } from '@crt/api-client/types-main';
import { useQueryClient } from '@tanstack/react-query';
import { stepColumnId } from '@crt/domain/cycle-list';
import { useCallback, useMemo } from 'react';
import type { FilterGroup } from '../../shared/filter/filter-option.ts';
import type { FindTexts } from '../../shared/filter/TextFilter.tsx';
import { additionalFace } from '../../shared/list/additional-face.tsx';
import { choicesFace, offeredFaces } from '../../shared/list/choices-face.tsx';
import type { FilterFace } from '../../shared/list/filter-face.ts';
import { ListFilterBar, type ListFilterNeeds } from '../../shared/list/ListFilterBar.tsx';
import { textFace } from '../../shared/list/text-face.tsx';
import { cycleFilters, type CycleFilters } from '../cycle-filters.ts';
import { cycleOffers, cyclesList } from '../cycle-list.ts';
import type { CycleListTab } from '../cycle-tab.ts';
import { cycleTexts } from '../cycle.texts.ts';
import { dueFace } from './DueFilter.tsx';

export interface ConnectedCycleFilterBarProps extends ListFilterNeeds<CycleFilters> {
  /** Offers dates of job steps as columns; default true. */
  readonly hasMilestones?: boolean;
}

/** The filters of the cycle list with what the server offers, and what is in force as chips below (G13). */
export const ConnectedCycleFilterBar = (props: ConnectedCycleFilterBarProps) => {
  const { filters, onChange, handle, hasMilestones = true } = props;
  const once = { staleTime: Number.POSITIVE_INFINITY };
  const { data: options, isPending } = useRead(cycleOffers.values, {}, once);
  const { data: additional } = useRead(cycleOffers.additional, {}, once);
  const findRequests = useFindRequests();
  const faces = useMemo(
    () => ({
      ...offeredFaces(cycleFilters, options, isPending),
      tab: tabFace,
      requestId: textFace(findRequests),
      due: dueFace,
      milestones: hasMilestones ? choicesFace(datesOf(options), isPending) : hiddenFace,
      additional: additionalFace(additional ?? []),
    }),
    [options, isPending, additional, findRequests, hasMilestones],
  );
  return (
    <ListFilterBar list={cyclesList} faces={faces} filters={filters} onChange={onChange} handle={handle} />
  );
};

const nowhere = { control: () => null, chips: () => [] };
/** The tab stands above the filters. */
const tabFace: FilterFace<CycleListTab> = nowhere;
const hiddenFace: FilterFace<readonly string[]> = nowhere;

/** Both dates of each job step, which can be columns (G9). */
const datesOf = (options: ManufacturingFilterOptions | undefined): readonly FilterGroup[] => [
  {
    options: (options?.availableJobSteps ?? []).flatMap(({ id: jobStepId, name }) => [
      { id: stepColumnId({ jobStepId, criteria: 1 }), name },
      { id: stepColumnId({ jobStepId, criteria: 0 }), name: cycleTexts.actual(name) },
    ]),
  },
];

function useFindRequests(): FindTexts {
  const client = useQueryClient();
  return useCallback(
    (containsString, signal) => apiOf(client).call(findManufacturingRequests, { containsString }, { signal }),
    [client],
  );
}
