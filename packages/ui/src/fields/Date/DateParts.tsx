import {
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fitted, surface } from '../../primitives/Popover/surface.css.ts';
import { useDateTexts } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { inner } from '../Field/Field.css.ts';
import * as styles from './DateParts.css.ts';
import { isMissingDate, shownText } from './typed-date.ts';
import type { TypedDate } from './use-typed-date.ts';
import { type TypingStep, useTyping } from './use-typing.ts';

/** The typed parts of a time. */
export const TimeSegments = () => (
  <DateInput className={styles.input}>
    {(segment) => <DateSegment segment={segment} className={styles.segment} />}
  </DateInput>
);

interface DateSegmentsProps {
  typed: TypedDate;
  slot?: 'start' | 'end';
  isFitting?: boolean;
}

/** The typed parts of a date, which can be typed and pasted as one text. */
export const DateSegments = ({ typed, slot, isFitting = false }: DateSegmentsProps) => {
  const state = useRef<DateFieldState>(null);
  const { step, ...props } = useTyping(state, typed);
  return (
    <div
      {...props}
      className={`${styles.input} ${isFitting ? styles.fitting : ''}`}
      data-refused={typed.isRefused || undefined}
    >
      <DateInput {...(slot === undefined ? {} : { slot })}>
        {(segment) => (
          <>
            <DateSegment segment={segment} className={styles.segment} />
            {segment.type === 'day' && (
              <DateWatch state={state} typed={typed} slot={slot ?? 'day'} step={step} />
            )}
          </>
        )}
      </DateInput>
    </div>
  );
};

/** Tells the field what its parts show. Stands among them, where react-aria says it. */
const DateWatch = ({
  state: ref,
  typed,
  slot,
  step,
}: {
  state: RefObject<DateFieldState | null>;
  typed: TypedDate;
  slot: string;
  step: TypingStep;
}) => {
  const texts = useDateTexts();
  const state = use(DateFieldStateContext);
  const shown = state === null ? '' : shownText(state);
  const isMissing = state !== null && isMissingDate(state, typed.timeZone);
  // What is not typed to its end is not told, but it is no value either.
  const missing = step === 'open' ? '' : isMissing && step === undefined ? texts.noSuchDate(shown) : null;
  const onMissing = useEffectEvent(typed.onMissing);
  useEffect(() => onMissing(slot, missing), [slot, missing]);
  useLayoutEffect(() => {
    ref.current = state;
    // With this react-aria makes another day of one that does not exist, when the field is left.
    if (state !== null)
      Object.assign(state, {
        confirmPlaceholder: () => {
          if (missing === null && !isMissing) typed.onLeave(texts.notADate(shown));
        },
      });
  });
  return null;
};

/**
 * A part was emptied. react-aria then keeps the last whole value to itself; when the field is left like that it must
 * become empty, or the screen would say another thing than the form.
 */
export const isIncomplete = (field: Element): boolean =>
  field.querySelector('[role="spinbutton"][data-placeholder]') !== null;

/** Buttons at the end of a date's frame. */
export const DateButtons = ({ onClear }: { onClear?: (() => void) | undefined }) => {
  const texts = useTexts();
  return (
    <>
      {onClear !== undefined && (
        <Button slot={null} className={inner} aria-label={texts.clear} onPress={() => onClear()}>
          <Icon>
            <X />
          </Icon>
        </Button>
      )}
      <Button className={inner}>
        <Icon>
          <CalendarIcon />
        </Icon>
      </Button>
    </>
  );
};

/** The sheet that a date's button opens. */
export const DateSheet = ({ children }: { children: ReactNode }) => (
  <Popover offset={4} className={`${surface} ${fitted}`}>
    <Dialog>{children}</Dialog>
  </Popover>
);
