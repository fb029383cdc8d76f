import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { isTypedInFull } from './find-option.ts';

interface Choice<K extends Key> {
  options: Iterable<Option<K>>;
  value: Key | null | undefined;
  choose: ((key: K) => void) | undefined;
}

/**
 * Enter, Tab and leaving put the chosen name back in place of what was typed. A name that was typed in full is a choice; of
 * any other text the field says that it is not in the list, until something else is typed.
 */
export function useForgottenText<K extends Key>({ options, value, choose }: Choice<K>) {
  const texts = useTexts();
  const [forgotten, setForgotten] = useState<string>();
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const watch = (field: EventTarget): void => {
    if (!(field instanceof HTMLInputElement)) return;
    const typed = field.value.trim();
    // With an option under the arrow keys that is the choice.
    if (typed === '' || field.getAttribute('aria-activedescendant')) return;
    const match = [...options].find((option) => isTypedInFull(option, typed));
    // What becomes of the text is known when the field has taken it back.
    requestAnimationFrame(() => {
      if (latest.current !== value || field.value.trim() === typed) return;
      if (match && match.id !== value) choose?.(match.id);
      else if (!match) setForgotten(typed);
    });
  };
  return {
    message: forgotten === undefined ? undefined : texts.notInList(forgotten),
    onInputCapture: () => setForgotten(undefined),
    onBlurCapture: ({ target }: FocusEvent) => watch(target),
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'Tab') watch(target);
    },
  };
}
