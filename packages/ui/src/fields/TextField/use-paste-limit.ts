import { type ClipboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/TextsProvider.tsx';

/**
 * Says that a pasted text was longer than the field takes: browsers cut it without a word. The sentence stands until the
 * text is changed.
 */
export function usePasteLimit(maxLength: number | undefined) {
  const texts = useTexts();
  const [isCut, setCut] = useState(false);
  const isPasting = useRef(false);
  return {
    message: isCut && maxLength !== undefined ? texts.cutToLength(maxLength) : undefined,
    onPasteCapture: ({ target, clipboardData }: ClipboardEvent) => {
      if (maxLength === undefined) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const chosen = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
      const wanted = target.value.length - chosen + clipboardData.getData('text/plain').length;
      setCut(wanted > maxLength);
      // What is left of the paste arrives as a change in this very task.
      isPasting.current = true;
      setTimeout(() => (isPasting.current = false));
    },
    onInputCapture: () => {
      if (!isPasting.current) setCut(false);
    },
  };
}
