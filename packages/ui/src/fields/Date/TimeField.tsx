import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useDateTexts } from '../../texts/date-texts.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { TimeSegments, isIncomplete } from './DateParts.tsx';
import { readTime, writeTime } from './iso.ts';
import { cited, readTimeText } from './read-text.ts';
import { snapTime, stepTime } from './time-steps.ts';

export interface TimeFieldProps extends FieldProps {
  /** `08:30`; `null` is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Minutes between times that can be chosen: 15 makes quarters. Arrows go by it, leaving moves to the nearest. */
  step?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  onBlur?: () => void;
}

/** A time of day, typed; arrows step. */
export const TimeField = ({ value, onChange, step = 1, onBlur, ...props }: TimeFieldProps) => {
  const texts = useDateTexts();
  const [refused, setRefused] = useState<string>();
  const { frame, aria } = splitField(withNotice(props, refused));
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  // Leaving comes in the same tick as the last digit.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (time: string | null) => {
    latest.current = time;
    setRefused(undefined);
    onChange(time);
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMinute = event.target instanceof HTMLElement && event.target.dataset['type'] === 'minute';
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (step === 1 || isFixed || !isMinute || direction === undefined || value === null) return;
    event.preventDefault();
    event.stopPropagation();
    change(stepTime(value, step, direction));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isFixed) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const time = readTimeText(text);
    if (time === null) setRefused(texts.notATime(cited(text)));
    else change(time);
  };
  const onLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const time = latest.current;
    if (time !== null && isIncomplete(event.currentTarget)) change(null);
    else if (time !== null && !isFixed && snapTime(time, step) !== time) change(snapTime(time, step));
    onBlur?.();
  };
  return (
    <AriaTimeField
      data-component="TimeField"
      {...aria}
      hourCycle={24}
      className={styles.field}
      value={readTime(value)}
      onChange={(time) => change(writeTime(time))}
    >
      <FieldLabel {...frame} />
      <div className={styles.control()} onKeyDownCapture={onKey} onBlur={onLeave} onPaste={onPaste}>
        <TimeSegments />
      </div>
      <FieldTexts {...frame} />
    </AriaTimeField>
  );
};
