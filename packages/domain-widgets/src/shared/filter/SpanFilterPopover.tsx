import { Button } from '@crt/ui/Button';
import { FieldOfKind } from '@crt/ui/FieldOfKind';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { useState } from 'react';
import { timeBack, type Span } from '../list/list-span.ts';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { spanTexts as texts } from './span.texts.ts';
import type { SpanFilterProps } from './SpanFilter.tsx';
import { useSettled } from './use-settled.ts';

interface Draft {
  readonly kind: Span['kind'];
  readonly start: string | null;
  readonly end: string | null;
  readonly text: string;
}

const empty: Draft = { kind: 'absolute', start: null, end: null, text: '' };
const isReadable = (text: string) => timeBack(text) !== undefined;
const isReversed = ({ start, end }: Draft) =>
  start !== null && end !== null && Date.parse(start) > Date.parse(end);

/** The span that the fields make: none where they say nothing that can be asked for. */
function spanOf({ kind, start, end, text }: Draft): Span | undefined {
  if (kind === 'relative') return isReadable(text) ? { kind, text: text.trim() } : undefined;
  return start !== null || end !== null ? { kind, start, end } : undefined;
}

/** Two instants, or a time back from now; what says no time is marked and does not filter (V5). */
const SpanFilterPopover = (props: SpanFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, trigger, onClose } = props;
  const [draft, setDraft] = useState<Draft>({ ...empty, ...value });
  const settled = useSettled(value);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // The list stays as it is until the ends have their order.
    onChange(next.kind === 'absolute' && isReversed(next) ? settled.current : spanOf(next));
  };
  const { kind, start, end, text } = draft;
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={() => change({ ...empty, kind })}>
          {filterTexts.clear}
        </Button>
      }
    >
      <RadioGroup<Span['kind']>
        label={texts.kind}
        orientation="horizontal"
        options={texts.kinds}
        value={kind}
        onChange={(next) => change({ kind: next })}
      />
      {kind === 'absolute' ? (
        <>
          <FieldOfKind
            kind="instant"
            label={texts.from}
            value={start}
            onChange={(next) => change({ start: next })}
          />
          <FieldOfKind
            kind="instant"
            label={texts.to}
            value={end}
            onChange={(next) => change({ end: next })}
            errorMessage={isReversed(draft) ? texts.reversed : undefined}
          />
        </>
      ) : (
        <FieldOfKind
          kind="text"
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

export default SpanFilterPopover;
