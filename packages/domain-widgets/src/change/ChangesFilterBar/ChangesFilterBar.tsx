import type { LoadOptions } from '@crt/ui/ComboBox';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import type { FilterGroup } from '../../shared/filter/filter-option.ts';
import { choicesFace, numbersFace } from '../../shared/list/choices-face.tsx';
import { ListFilterBar, type ListFilterNeeds } from '../../shared/list/ListFilterBar.tsx';
import { remoteFace } from '../../shared/list/remote-face.tsx';
import { spanFace } from '../../shared/list/span-face.tsx';
import { changesList, type ChangesFilters } from '../changes-list.ts';
import { changeTypeFace, type ChangeTypeOffer } from './ChangeTypeButton.tsx';

export interface ChangesFilterBarProps extends ChangeTypeOffer, ListFilterNeeds<ChangesFilters> {
  readonly products: readonly FilterGroup[];
  readonly distributionCenters: readonly FilterGroup[];
  /** Name of the chosen user, where it is known. */
  readonly userName: string | undefined;
  readonly findRequests: LoadOptions<string>;
  readonly findUsers: LoadOptions<string>;
  readonly isLoading?: boolean;
}

/** The filters of the change log, with what is in force as chips below (V3 to V5). */
export const ChangesFilterBar = (props: ChangesFilterBarProps) => {
  const { filters, onChange, isLoading = false } = props;
  const timeZone = useTimeZoneFinder();
  return (
    <ListFilterBar
      list={changesList}
      filters={filters}
      onChange={onChange}
      handle={props.handle}
      faces={{
        requestId: remoteFace({ find: props.findRequests, longest: Number.POSITIVE_INFINITY }),
        products: choicesFace(props.products, isLoading),
        type: changeTypeFace({ types: props.types, settings: props.settings }),
        span: spanFace(timeZone),
        distributionCenters: numbersFace(props.distributionCenters, isLoading),
        userId: remoteFace({ find: props.findUsers, name: props.userName, pause: 500 }),
      }}
    />
  );
};
