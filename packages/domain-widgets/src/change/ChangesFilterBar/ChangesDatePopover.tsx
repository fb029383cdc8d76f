import { parseRelativeDuration } from '@crt/domain/relative-duration';
import { Button } from '@crt/ui/Button';
import { DateTimePicker } from '@crt/ui/DatePicker';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { TextField } from '@crt/ui/TextField';
import { useState } from 'react';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { filterTexts } from '../../shared/filter/filter.texts.ts';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import { changesTexts } from '../changes.texts.ts';
import type { ChangesDateFilterProps } from './ChangesDateButton.tsx';

const texts = changesTexts.filters;

interface Draft {
  readonly kind: 'absolute' | 'relative';
  readonly start: string | null;
  readonly end: string | null;
  readonly text: string;
}

const empty: Draft = { kind: 'absolute', start: null, end: null, text: '' };
const isReadable = (text: string) => parseRelativeDuration(text) !== undefined;

/** Two instants, or a time back from now; a text that says no time is marked and does not filter (V5). */
const ChangesDatePopover = (props: ChangesDateFilterProps & FilterPopoverPlace) => {
  const { value, onChange, trigger, onClose } = props;
  const [draft, setDraft] = useState<Draft>({ ...empty, ...value });
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const { kind, start, end, text } = next;
    if (kind === 'relative') onChange(isReadable(text) ? { kind, text: text.trim() } : undefined);
    else onChange(start !== null || end !== null ? { kind, start, end } : undefined);
  };
  const { kind, start, end, text } = draft;
  return (
    <FilterSheet
      label={texts.date}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={() => change({ ...empty, kind })}>
          {filterTexts.clear}
        </Button>
      }
    >
      <RadioGroup<Draft['kind']>
        label={texts.kind}
        orientation="horizontal"
        options={texts.kinds}
        value={kind}
        onChange={(next) => change({ kind: next })}
      />
      {kind === 'absolute' ? (
        <>
          <DateTimePicker label={texts.from} value={start} onChange={(next) => change({ start: next })} />
          <DateTimePicker label={texts.to} value={end} onChange={(next) => change({ end: next })} />
        </>
      ) : (
        <TextField
          label={texts.back}
          description={texts.backHint}
          value={text}
          onChange={(next) => change({ text: next })}
          maxLength={40}
          errorMessage={text !== '' && !isReadable(text) ? texts.backInvalid : undefined}
        />
      )}
    </FilterSheet>
  );
};

export default ChangesDatePopover;
