import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a number below zero is written with, by hand or by a program. */
const minus = /^\s*[-\u2212]/;

/**
 * Whether a number below zero stands in a field, or is just being typed or pasted there. As long as a field knows that its
 * smallest number is zero or more, it drops the sign, and `-1` becomes 1.
 */
export function useMinusSign(
  frame: RefObject<HTMLElement | null>,
  value: number | null | undefined,
): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const onBeforeInput = ({ data, target: field }: InputEvent): void => {
      if (!(field instanceof HTMLInputElement)) return;
      const before = field.value.slice(0, field.selectionStart ?? 0);
      const after = field.value.slice(field.selectionEnd ?? 0);
      // Known at once: what judges the key comes next.
      flushSync(() => setTyped(minus.test(`${before}${data ?? ''}${after}`)));
    };
    element?.addEventListener('beforeinput', onBeforeInput, true);
    return () => element?.removeEventListener('beforeinput', onBeforeInput, true);
  }, [frame]);
  return isTyped || (typeof value === 'number' && value < 0);
}
