import type { AdditionalFilter } from '@crt/api-client/types-main';
import type { FilterBarProps } from '@crt/ui/FilterBar';
import type { FindTexts } from '../../shared/filter/TextFilter.tsx';
import { additionalFace } from '../../shared/list/additional-face.tsx';
import { choicesFace, numbersFace } from '../../shared/list/choices-face.tsx';
import { ListFilterBar } from '../../shared/list/ListFilterBar.tsx';
import { textFace } from '../../shared/list/text-face.tsx';
import { plansList, type PlanFilters } from '../plan-list.ts';
import { planDateFace } from './DateFilterButton.tsx';
import type { PlanFilterGroups } from './plan-filter-options.ts';

export interface PlanFilterBarProps extends Pick<FilterBarProps, 'handle'> {
  readonly filters: PlanFilters;
  readonly onChange: (filters: PlanFilters) => void;
  readonly groups: PlanFilterGroups;
  /** Filters beside the fixed ones, of the kinds that exist (E17). */
  readonly additional: readonly AdditionalFilter[];
  /** Request ids that contain the typed text (E9). */
  readonly findRequests: FindTexts;
  readonly isLoading?: boolean;
}

/** The filters of the plan list, with what is in force as chips below (E9 to E17, E37, E39). */
export const PlanFilterBar = (props: PlanFilterBarProps) => {
  const { groups, additional, findRequests, isLoading = false, ...bar } = props;
  return (
    <ListFilterBar
      {...bar}
      list={plansList}
      faces={{
        requestId: textFace(findRequests),
        products: choicesFace(groups.products, isLoading),
        designStatuses: numbersFace(groups.designStatuses, isLoading),
        processingStatuses: numbersFace(groups.processingStatuses, isLoading),
        distributionCenters: numbersFace(groups.distributionCenters, isLoading),
        date: planDateFace(groups),
        additional: additionalFace(additional),
      }}
    />
  );
};
