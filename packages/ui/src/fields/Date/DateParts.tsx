import {
  type ClipboardEvent,
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
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fitted, surface } from '../../primitives/Popover/surface.css.ts';
import { useDateTexts } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { inner } from '../Field/Field.css.ts';
import * as styles from './DateParts.css.ts';
import { cited, dayOrder, readDateText } from './read-text.ts';
import { isMissingDate, pastedDate, shownText } from './typed-date.ts';
import type { TypedDate } from './use-typed-date.ts';

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

/** The typed parts of a date, which can be pasted as one text. */
export const DateSegments = ({ typed, slot, isFitting = false }: DateSegmentsProps) => {
  const state = useRef<DateFieldState>(null);
  const onPaste = usePaste(state, typed);
  return (
    <div
      className={`${styles.input} ${isFitting ? styles.fitting : ''}`}
      data-refused={typed.isRefused || undefined}
      onPaste={onPaste}
    >
      <DateInput {...(slot === undefined ? {} : { slot })}>
        {(segment) => (
          <>
            <DateSegment segment={segment} className={styles.segment} />
            {segment.type === 'day' && <DateWatch state={state} typed={typed} slot={slot ?? 'day'} />}
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
}: {
  state: RefObject<DateFieldState | null>;
  typed: TypedDate;
  slot: string;
}) => {
  const texts = useDateTexts();
  const state = use(DateFieldStateContext);
  const shown = state === null ? '' : shownText(state);
  const missing = state !== null && isMissingDate(state, typed.timeZone) ? texts.noSuchDate(shown) : null;
  const onMissing = useEffectEvent(typed.onMissing);
  useEffect(() => onMissing(slot, missing), [slot, missing]);
  useLayoutEffect(() => {
    ref.current = state;
    // With this react-aria makes another day of one that does not exist, when the field is left.
    if (state !== null)
      Object.assign(state, {
        confirmPlaceholder: () => {
          if (missing === null) typed.onLeave(texts.notADate(shown));
        },
      });
  });
  return null;
};

/** One pasted text fills all parts. */
const usePaste = (ref: RefObject<DateFieldState | null>, { timeZone, onRefused }: TypedDate) => {
  const texts = useDateTexts();
  const { locale } = useLocale();
  return (event: ClipboardEvent) => {
    const state = ref.current;
    if (state === null || state.isDisabled || state.isReadOnly) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const reading = readDateText(text, dayOrder(locale));
    const date = 'problem' in reading ? reading : pastedDate(reading, state.value, timeZone);
    if (!('problem' in date)) return state.setValue(date);
    const sentences = { notADate: texts.notADate, noSuchDay: texts.noSuchDate, noTime: texts.timeMissing };
    onRefused(sentences[date.problem](cited(text)));
  };
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
