import { daysOfDraft, draftOfDays, isReversed } from '../../shared/filter/days-draft.ts';
import { DaysFields } from '../../shared/filter/DaysFields.tsx';
import { DraftSheet } from '../../shared/filter/DraftSheet.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import type { DueFilterProps } from './DueFilter.tsx';

/** One day, a range, or a range told from today (G13). */
const DueFilterPopover = (props: DueFilterProps & FilterPopoverPlace) => (
  <DraftSheet {...props} draftOf={draftOfDays} valueOf={daysOfDraft} isReversed={isReversed}>
    {(draft, change) => <DaysFields draft={draft} onChange={change} />}
  </DraftSheet>
);

export default DueFilterPopover;
