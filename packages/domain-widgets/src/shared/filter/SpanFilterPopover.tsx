import { plannedDays } from '@crt/domain/planned-years';
import { FieldOfKind } from '@crt/ui/FieldOfKind';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { timeBack, type Span } from '../list/list-span.ts';
import { DraftSheet } from './DraftSheet.tsx';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { spanTexts as texts } from './span.texts.ts';
import type { SpanFilterProps } from './SpanFilter.tsx';

interface Draft {
  readonly kind: Span['kind'];
  readonly start: string | null;
  readonly end: string | null;
  readonly text: string;
}

const empty: Draft = { kind: 'absolute', start: null, end: null, text: '' };
const isReadable = (text: string) => timeBack(text) !== undefined;
const areReversed = ({ start, end }: Draft) =>
  start !== null && end !== null && Date.parse(start) > Date.parse(end);
const isReversed = (draft: Draft) => draft.kind === 'absolute' && areReversed(draft);
const draftOf = (span: Span | undefined): Draft => ({ ...empty, ...span });

/** The span that the fields make: none where they say nothing that can be asked for. */
function spanOf({ kind, start, end, text }: Draft): Span | undefined {
  if (kind === 'relative') return isReadable(text) ? { kind, text: text.trim() } : undefined;
  return start !== null || end !== null ? { kind, start, end } : undefined;
}

/** Two instants, or a time back from now; what says no time is marked and does not filter (V5). */
const SpanFilterPopover = (props: SpanFilterProps & FilterPopoverPlace) => (
  <DraftSheet
    {...props}
    draftOf={draftOf}
    valueOf={spanOf}
    isReversed={isReversed}
    clearedOf={({ kind }) => ({ ...empty, kind })}
  >
    {(draft, change) => (
      <>
        <RadioGroup<Span['kind']>
          label={texts.kind}
          orientation="horizontal"
          options={texts.kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'absolute' ? (
          <Instants draft={draft} onChange={change} />
        ) : (
          <TimeBack draft={draft} onChange={change} />
        )}
      </>
    )}
  </DraftSheet>
);

export default SpanFilterPopover;

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

const Instants = ({ draft, onChange }: PartProps) => (
  <>
    <FieldOfKind
      kind="instant"
      {...plannedDays}
      label={texts.from}
      value={draft.start}
      onChange={(start) => onChange({ start })}
    />
    <FieldOfKind
      kind="instant"
      {...plannedDays}
      label={texts.to}
      value={draft.end}
      onChange={(end) => onChange({ end })}
      errorMessage={areReversed(draft) ? texts.reversed : undefined}
    />
  </>
);

const TimeBack = ({ draft: { text }, onChange }: PartProps) => (
  <FieldOfKind
    kind="text"
    label={texts.back}
    description={texts.backHint}
    value={text}
    onChange={(next) => onChange({ text: next })}
    maxLength={40}
    errorMessage={text !== '' && !isReadable(text) ? texts.backInvalid : undefined}
  />
);
