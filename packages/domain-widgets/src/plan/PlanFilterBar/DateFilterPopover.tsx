import { RadioGroup } from '@crt/ui/RadioGroup';
import { Select } from '@crt/ui/Select';
import { isReversed } from '../../shared/filter/days-draft.ts';
import { DaysFields } from '../../shared/filter/DaysFields.tsx';
import { DraftSheet } from '../../shared/filter/DraftSheet.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { planTexts } from '../plan.texts.ts';
import { draftOf, filterOf } from './date-draft.ts';
import type { DateFilterProps } from './DateFilterButton.tsx';

const texts = planTexts.list.filters;

/** Which date of which milestone, and when: one day, a range, or a range told from today. */
const DateFilterPopover = (props: DateFilterProps & FilterPopoverPlace) => {
  const { milestones, dateTypes, ...sheet } = props;
  return (
    <DraftSheet {...sheet} draftOf={draftOf} valueOf={filterOf} isReversed={isReversed}>
      {(draft, change) => (
        <>
          <Select<number>
            label={texts.milestone}
            options={milestones}
            value={draft.milestoneId}
            onChange={(milestoneId) => change({ milestoneId })}
            autoFocus
          />
          <RadioGroup
            label={texts.dateType}
            orientation="horizontal"
            options={dateTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(draft.dateType)}
            onChange={(dateType) => change({ dateType: dateType === '0' ? 0 : 1 })}
          />
          <DaysFields draft={draft} onChange={change} />
        </>
      )}
    </DraftSheet>
  );
};

export default DateFilterPopover;
