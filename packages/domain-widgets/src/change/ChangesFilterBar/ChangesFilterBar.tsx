import type { ChangeTypeOption, ChangeTypeSettings } from '@crt/api-client/types-main';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { FilterBar } from '@crt/ui/FilterBar';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import type { FilterGroup } from '../../shared/filter/filter-option.ts';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { RemoteFilter } from '../../shared/filter/RemoteFilter.tsx';
import { noChangesFilters, type ChangesFilters } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';
import { activeChangesFilters } from './active-changes-filters.ts';
import { ChangesDateButton } from './ChangesDateButton.tsx';
import { ChangeTypeButton } from './ChangeTypeButton.tsx';

const texts = changesTexts.filters;

export interface ChangesFilterBarProps {
  readonly filters: ChangesFilters;
  readonly onChange: (filters: ChangesFilters) => void;
  readonly products: readonly FilterGroup[];
  readonly distributionCenters: readonly FilterGroup[];
  readonly types: readonly ChangeTypeOption[];
  /** How the values of the chosen change type are looked for (V4). */
  readonly settings: ChangeTypeSettings | undefined;
  /** Name of the chosen user, where it is known. */
  readonly userName: string | undefined;
  readonly findRequests: LoadOptions<string>;
  readonly findUsers: LoadOptions<string>;
  readonly isLoading?: boolean;
}

/** The filters of the change log, with what is in force as chips below (V3 to V5). */
export const ChangesFilterBar = (props: ChangesFilterBarProps) => {
  const { filters, onChange, products, distributionCenters, isLoading = false } = props;
  const timeZone = useTimeZone();
  const user = props.userName ?? filters.userId;
  const set = (part: Partial<ChangesFilters>) => onChange({ ...filters, ...part });
  const names = { products, distributionCenters, settings: props.settings, user, timeZone };
  return (
    <FilterBar
      filters={activeChangesFilters(filters, names, onChange)}
      onClearAll={() => onChange(noChangesFilters)}
    >
      <RemoteFilter
        label={texts.requestId}
        find={props.findRequests}
        value={optionOf(filters.requestId, filters.requestId)}
        onChange={(option) => set({ requestId: option?.id ?? '' })}
      />
      <FilterPicker
        label={texts.products}
        groups={products}
        chosen={filters.products}
        onChange={(ids) => set({ products: ids })}
        isLoading={isLoading}
      />
      <ChangeTypeButton
        value={filters.type}
        onChange={(type) => set({ type })}
        types={props.types}
        settings={props.settings}
      />
      <ChangesDateButton value={filters.span} onChange={(span) => set({ span })} />
      <FilterPicker
        label={texts.distributionCenters}
        groups={distributionCenters}
        chosen={filters.distributionCenters.map(String)}
        onChange={(ids) => set({ distributionCenters: ids.map(Number) })}
        isLoading={isLoading}
      />
      <RemoteFilter
        label={texts.user}
        find={props.findUsers}
        pause={500}
        value={optionOf(filters.userId, user)}
        onChange={(option) => set({ userId: option?.id ?? '' })}
      />
    </FilterBar>
  );
};

const optionOf = (id: string, name: string) => (id === '' ? null : { id, name });
