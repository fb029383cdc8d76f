import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/TextsProvider.tsx';
import type { Texts } from '../../texts/texts.ts';
import { type InlineEditCommon, isEmpty, type Limits } from './inline-edit.ts';

const refusalTime = 4000;

/** What is wrong, for as long as it is to be shown. */
const useRefusal = () => {
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forgive = () => {
    clearTimeout(timer.current);
    setError(undefined);
  };
  const refuse = (message: string, time?: number) => {
    forgive();
    setError(message);
    if (time !== undefined) timer.current = setTimeout(forgive, time);
  };
  return { error, refuse, forgive };
};

/** What is wrong with a text: its length first. */
const textFault = (
  text: string,
  label: string,
  { maxLength, faultOf: ownFault }: Limits,
  texts: Texts,
): [message: string] | undefined => {
  // As texts are stored: some letters become longer by it.
  const { length } = text.normalize('NFC');
  if (maxLength !== undefined && length > maxLength) return [texts.tooLong(label, maxLength)];
  const told = ownFault?.(text);
  return told === undefined ? undefined : [told];
};

/** Why a value is not sent at all, and for how many ms that is shown; until the next change when no time is told. */
const faultOf = (
  value: unknown,
  { label, isRequired = false }: Pick<InlineEditCommon<unknown>, 'label' | 'isRequired'>,
  limits: Limits,
  texts: Texts,
): [message: string, time?: number] | undefined => {
  if (isRequired && isEmpty(value)) return [texts.emptyNotAllowed, refusalTime];
  if (typeof value === 'string') return textFault(value, label, limits, texts);
  const { min, max } = limits;
  if (typeof value !== 'number' || min === undefined || max === undefined) return undefined;
  if (!Number.isInteger(value)) return [texts.wholeNumber];
  return value >= min && value <= max ? undefined : [texts.numberLimits(min, max)];
};

/** The steps of an in-place edit: looking, editing, waiting for the answer, refused. */
export const useInlineEdit = <V>(edit: InlineEditCommon<V>, limits: Limits = {}) => {
  const { value, onSave, onStart, onEnd } = edit;
  const texts = useTexts();
  const [step, setStep] = useState<'view' | 'edit' | 'pending'>('view');
  const [draft, setDraft] = useState(value);
  // What was typed last, also when it arrives in the same tick as the wish to save it.
  const latest = useRef(value);
  const { error, refuse, forgive } = useRefusal();

  const start = () => {
    latest.current = value;
    setDraft(value);
    forgive();
    setStep('edit');
    onStart?.();
  };
  const leave = () => {
    setStep('view');
    onEnd?.();
  };
  const cancel = () => {
    forgive();
    leave();
  };
  const change = (next: V) => {
    latest.current = next;
    setDraft(next);
    forgive();
  };
  const confirm = async () => {
    if (step !== 'edit') return;
    const next = latest.current;
    const fault = faultOf(next, edit, limits, texts);
    if (fault) return refuse(...fault);
    if (next === value) return cancel();
    setStep('pending');
    try {
      const isSaved = await onSave(next);
      if (isSaved === false) setStep('edit');
      else leave();
    } catch (reason) {
      refuse(reason instanceof Error ? reason.message : String(reason));
      setStep('edit');
    }
  };
  return { step, draft, error, start, cancel, change, confirm };
};

/** Where an in-place edit stands and what can be done with it. */
export type InlineEditFlow = ReturnType<typeof useInlineEdit<unknown>>;
