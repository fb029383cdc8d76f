import type { IdName, TimeZone } from '@crt/api-client/types-design-sessions';
import { ComboBox } from '@crt/ui/ComboBox';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { Skeleton } from '@crt/ui/Skeleton';
import { Switch } from '@crt/ui/Switch';
import { whenIdle } from '@crt/ui/when-idle';
import { lazy, Suspense } from 'react';
import { zoneOptions } from '../zone-options.ts';
import type { AllSchedulesFilter } from './all-schedules-filter.ts';
import * as styles from './all-schedules.css.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';

// How hours are read is changed once in a while: its buttons come in idle time after the first picture.
const ClockChoice = lazy(async () => {
  await whenIdle();
  const loaded = await import('../ClockChoice.tsx');
  return { default: loaded.ClockChoice };
});

export interface AllSchedulesFiltersProps {
  readonly filter: AllSchedulesFilter;
  readonly onFilter: (filter: AllSchedulesFilter) => void;
  /** Undefined while they are on their way. */
  readonly productTypes: readonly IdName[] | undefined;
  /** Undefined while they are on their way. */
  readonly zones: readonly TimeZone[] | undefined;
}

/** No IANA name, so no zone can be called so. */
const local = '';

/** Product types, view zone, booked sessions, weekends and clock (N23, N37). */
export const AllSchedulesFilters = ({ filter, onFilter, productTypes, zones }: AllSchedulesFiltersProps) => (
  <div role="group" aria-label={texts.filters} className={styles.filters}>
    <div className={styles.choice}>
      <MultiSelect<number>
        label={texts.products}
        look="summary"
        options={productTypes ?? []}
        isDisabled={productTypes === undefined}
        value={filter.productTypeIds}
        onChange={(productTypeIds) => onFilter({ ...filter, productTypeIds })}
      />
    </div>
    <div className={styles.choice}>
      <ComboBox<string>
        label={texts.timezone}
        options={[{ id: local, name: texts.local }, ...zoneOptions(zones ?? [])]}
        isDisabled={zones === undefined}
        value={filter.zone ?? local}
        onChange={(zone) => onFilter({ ...filter, zone: zone || null })}
      />
    </div>
    <Switch isSelected={filter.showsBooked} onChange={(showsBooked) => onFilter({ ...filter, showsBooked })}>
      {texts.showBooked}
    </Switch>
    <Switch isSelected={filter.hasWeekends} onChange={(hasWeekends) => onFilter({ ...filter, hasWeekends })}>
      {texts.weekends}
    </Switch>
    <Suspense fallback={<Skeleton width="8rem" />}>
      <ClockChoice
        hourCycle={filter.hourCycle}
        onHourCycle={(hourCycle) => onFilter({ ...filter, hourCycle })}
      />
    </Suspense>
  </div>
);
