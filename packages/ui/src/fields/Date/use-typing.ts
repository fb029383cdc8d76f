import {
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useDateTexts } from '../../texts/date-texts.ts';
import { cited, type DateReading, dateReader, readDateText } from './read-text.ts';
import { partsOrder, pastedDate, showParts, shownParts } from './typed-date.ts';
import { isUnfinished, type PartName, type Parts, readTyped, type TypedText } from './typed-text.ts';
import type { TypedDate } from './use-typed-date.ts';

/**
 * How far the typing is: `open` is no date yet, though the parts may show one; after the nought of 05 (`nought`) the parts are
 * not to be judged.
 */
export type TypingStep = 'open' | 'nought' | undefined;

/** What was typed since the focus came, or since a key or a press led elsewhere. */
interface Typing {
  text: string;
  from: PartName;
  /** What the parts showed before. */
  before: Parts;
  /** react-aria would have made something else of it: from then on it hears no more of the typing. */
  isTaken: boolean;
}

// With these, people go to another place, or take back what they typed.
const isElsewhere = (key: string): boolean => /^(?:Arrow|Page|Home|End|Tab|Backspace|Delete)/.test(key);

const segmentOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-type]') : null;

/** Gives the focus to a part, or to the one behind it in its field. */
const focusPart = (box: HTMLElement, part: PartName, isBehind: boolean) => {
  const here = box.querySelector<HTMLElement>(`[data-type="${part}"]`);
  const field = box.closest('[data-component]') ?? box;
  const all = [...field.querySelectorAll<HTMLElement>('[data-type][contenteditable="true"]')];
  const next = isBehind && here !== null ? all[all.indexOf(here) + 1] : undefined;
  const target = next ?? here;
  if (target !== document.activeElement) target?.focus();
};

/** What a reading sets in a field: the date, or its parts as far as they are told. */
const partsOf = ({ day, time }: Exclude<DateReading, { problem: string }>): Parts => {
  const [year, month, date] = day.split('-').map(Number);
  const [hour, minute] = time?.split(':').map(Number) ?? [];
  return Object.fromEntries(
    Object.entries({ year, month, day: date, hour, minute }).filter(([, value]) => value !== undefined),
  );
};

/** The characters that are typed into the parts of a date are also read as one text, as one that is pasted is. */
export const useTyping = (ref: RefObject<DateFieldState | null>, typed: TypedDate) => {
  const texts = useDateTexts();
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const typing = useRef<Typing>(null);
  const [step, setStep] = useState<TypingStep>();
  const reader = dateReader(locale);
  const show = (parts: Parts) => showParts(parts, () => ref.current, typed.timeZone);

  const take = (meaning: TypedText, before: Parts, state: DateFieldState) => {
    const { hour, minute } = before;
    const time = { ...(hour !== undefined && { hour }), ...(minute !== undefined && { minute }) };
    if (meaning.kind === 'open') {
      if (meaning.parts !== undefined) show({ ...time, ...meaning.parts });
    } else if (meaning.kind === 'date') {
      const date = pastedDate(meaning.reading, state.value, typed.timeZone);
      if ('problem' in date) show({ ...time, ...partsOf(meaning.reading) });
      else state.setValue(date);
    } else {
      show({ ...before, ...meaning.parts });
      if (box.current !== null) focusPart(box.current, meaning.at, meaning.isFull);
    }
  };

  /** Takes characters that are typed into a part; answers whether they are left to react-aria, where it hears of them. */
  const type = (data: string, target: EventTarget | null, isHeard: boolean): boolean => {
    const state = ref.current;
    const from = typing.current?.from ?? segmentOf(target)?.dataset['type'];
    const parts = state === null ? [] : partsOrder(state);
    const place = { reader, parts, from: parts.find((part) => part === from) ?? 'day' };
    if (state === null || state.isDisabled || state.isReadOnly || !parts.includes(place.from)) return true;
    const { text: said = '', before = shownParts(state), isTaken = false } = typing.current ?? {};
    const text = `${said}${data}`;
    const meaning = readTyped(text, place);
    const isPlain = meaning.kind === 'plain' && !isTaken && isHeard;
    typing.current = { text, from: place.from, before, isTaken: !isPlain };
    flushSync(() =>
      setStep(meaning.kind === 'open' ? 'open' : isUnfinished(text, place) ? 'nought' : undefined),
    );
    if (!isPlain) take(meaning, before, state);
    return isPlain;
  };

  /** What was typed in one go is at its end; a text that is no date then is refused, and what was there before stays. */
  const end = ({ isTakenBack = false } = {}) => {
    const last = typing.current;
    typing.current = null;
    if (last === null) return;
    if (step !== undefined) flushSync(() => setStep(undefined));
    if (step !== 'open' || isTakenBack) return;
    show(last.before);
    typed.onRefused(texts.notADate(cited(last.text)));
  };

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'insertText' || event.data === null) return;
    if (type(event.data, event.target, true)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = box.current;
    // Before the parts hear of it.
    const listener = (event: InputEvent) => onBeforeInput(event);
    element?.addEventListener('beforeinput', listener, true);
    return () => element?.removeEventListener('beforeinput', listener, true);
  }, []);

  const onPaste = (event: ClipboardEvent) => {
    const state = ref.current;
    if (state === null || state.isDisabled || state.isReadOnly) return;
    event.preventDefault();
    end({ isTakenBack: true });
    const text = event.clipboardData.getData('text');
    const reading = readDateText(text, reader);
    const date = 'problem' in reading ? reading : pastedDate(reading, state.value, typed.timeZone);
    if (!('problem' in date)) return state.setValue(date);
    const sentences = { notADate: texts.notADate, noSuchDay: texts.noSuchDate, noTime: texts.timeMissing };
    typed.onRefused(sentences[date.problem](cited(text)));
  };

  return {
    step,
    ref: box,
    onPaste,
    // react-aria hears nothing of letters that are put together, as ä is on some keyboards.
    onCompositionEnd: ({ data, target }: CompositionEvent) => type(data, target, false),
    onPointerDownCapture: () => end(),
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { key } = event;
      if (isElsewhere(key)) end({ isTakenBack: key === 'Backspace' || key === 'Delete' });
      // For the frame around it is a press: it comes to no part.
      if (key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || typing.current === null) return;
      event.preventDefault();
      type(' ', event.target, false);
    },
    // Those around may take Enter for themselves when it goes down.
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') end();
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) end();
    },
  };
};
