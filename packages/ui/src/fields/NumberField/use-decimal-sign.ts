import { type RefObject, useEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { decimalSignFor, mendDecimalSign } from './decimal-sign.ts';

const write = (field: HTMLInputElement, data: string): void => {
  const about = { data, inputType: 'insertText', bubbles: true };
  const isTaken = field.dispatchEvent(new InputEvent('beforeinput', { ...about, cancelable: true }));
  if (!isTaken) return;
  field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', about));
};

/**
 * Keeps the decimal sign that is typed into a number field. A sign of another language would be dropped, and the digits
 * around it put together: `2,5` would become 25.
 */
export function useDecimalSign(frame: RefObject<HTMLElement | null>, hasGroups: boolean) {
  const { locale } = useLocale();
  useEffect(() => {
    const element = frame.current;
    const onBeforeInput = (event: InputEvent): void => {
      const sign = decimalSignFor(event.data, locale, hasGroups);
      if (sign === undefined || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      write(event.target, sign);
    };
    element?.addEventListener('beforeinput', onBeforeInput, true);
    return () => element?.removeEventListener('beforeinput', onBeforeInput, true);
  }, [frame, locale, hasGroups]);
  return {
    onBlurCapture: ({ target }: { target: EventTarget }) => mendDecimalSign(target, locale),
    onKeyDownCapture: ({ key, target }: { key: string; target: EventTarget }) => {
      if (key === 'Enter') mendDecimalSign(target, locale);
    },
  };
}
