import type { AdditionalFilter, PlanFilterOptions } from '@crt/api-client/types-main';
import type { FilterBarProps } from '@crt/ui/FilterBar';
import { none } from '@crt/ui/none';
import { useMemo } from 'react';
import { productGroups } from '../../shared/filter/option-groups.ts';
import type { FindTexts } from '../../shared/filter/TextFilter.tsx';
import { additionalFace } from '../../shared/list/additional-face.tsx';
import { choicesFace, offeredFaces } from '../../shared/list/choices-face.tsx';
import { ListFilterBar } from '../../shared/list/ListFilterBar.tsx';
import { textFace } from '../../shared/list/text-face.tsx';
import { planFilters, plansList, type PlanFilters } from '../plan-list.ts';
import { planTexts } from '../plan.texts.ts';
import { planDateFace } from './DateFilterButton.tsx';

const { allOf } = planTexts.list.filters;

export interface PlanFilterBarProps extends Pick<FilterBarProps, 'handle'> {
  readonly filters: PlanFilters;
  readonly onChange: (filters: PlanFilters) => void;
  /** What the filters offer, once it is there. */
  readonly options: PlanFilterOptions | undefined;
  /** Filters beside the fixed ones, of the kinds that exist (E17). */
  readonly additional: readonly AdditionalFilter[];
  /** Request ids that contain the typed text (E9). */
  readonly findRequests: FindTexts;
  readonly isLoading?: boolean;
}

/** The filters of the plan list, with what is in force as chips below (E9 to E17, E37, E39). */
export const PlanFilterBar = (props: PlanFilterBarProps) => {
  const { options, additional, findRequests, isLoading = false, ...bar } = props;
  const offered = useMemo(
    () => ({
      ...offeredFaces(planFilters, options, isLoading),
      products: choicesFace(productGroups(options?.availableProducts ?? none, allOf), isLoading),
      date: planDateFace({
        milestones: options?.availableMilestones ?? none,
        dateTypes: options?.availableDateTypes ?? none,
      }),
    }),
    [options, isLoading],
  );
  return (
    <ListFilterBar
      {...bar}
      list={plansList}
      faces={{
        ...offered,
        requestId: textFace(findRequests),
        additional: additionalFace(additional),
      }}
    />
  );
};
