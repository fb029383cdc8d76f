import { plannedDays } from '@crt/domain/planned-years';
import { DatePicker } from '@crt/ui/DatePicker';
import { DraftSheet } from '../../shared/filter/DraftSheet.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import type { CurrentOnFilterProps } from './CurrentOnFilter.tsx';

interface Draft {
  readonly day: string | null;
}

const draftOf = (day: string | undefined): Draft => ({ day: day ?? null });
const dayOf = ({ day }: Draft): string | undefined => day ?? undefined;
const never = () => false;
const cleared = (): Draft => ({ day: null });

/** The day that is asked for. */
const CurrentOnPopover = (props: CurrentOnFilterProps & FilterPopoverPlace) => (
  <DraftSheet {...props} draftOf={draftOf} valueOf={dayOf} isReversed={never} clearedOf={cleared}>
    {({ day }, change) => (
      <DatePicker
        {...plannedDays}
        label={props.label}
        value={day}
        onChange={(next) => change({ day: next })}
        autoFocus
      />
    )}
  </DraftSheet>
);

export default CurrentOnPopover;
