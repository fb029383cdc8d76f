import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keys that move on or leave keep doing so; what belongs to the browser stays with it. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !['Tab', 'Escape', 'Shift'].includes(key);

/** What a key writes into a text, which browsers do only for keys of a person. */
const write = (field: HTMLInputElement, key: string): void => {
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const isBack = key === 'Backspace';
  if (!isBack && maxLength >= 0 && value.length - (end - start) >= maxLength) return;
  field.setRangeText(isBack ? '' : key, isBack && start === end ? Math.max(0, start - 1) : start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const press = (key: string): void => {
  const field = document.activeElement;
  if (field === null) return;
  const about = { key, bubbles: true, cancelable: true };
  const isUnanswered = field.dispatchEvent(new KeyboardEvent('keydown', about));
  field.dispatchEvent(new KeyboardEvent('keyup', about));
  if (!isUnanswered || (key.length > 1 && key !== 'Backspace')) return;
  const input =
    key === 'Backspace' ? { inputType: 'deleteContentBackward' } : { inputType: 'insertText', data: key };
  const isOurs = field.dispatchEvent(new InputEvent('beforeinput', { ...about, ...input }));
  if (!isOurs || !(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox') {
    if (key === ' ') field.click();
  } else write(field, key);
};

/**
 * Keeps what is typed between the wish to edit and the editor's being there: the box around the editor takes the focus
 * and the keys, and gives them to the editor, in their order, once that has the focus.
 */
export const useEarlyKeys = (box: RefObject<HTMLElement | null>) => {
  const keys = useRef<string[] | undefined>([]);
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [box]);
  return {
    /** Whether the key was kept for the editor. */
    keep: (event: KeyboardEvent): boolean => {
      if (keys.current === undefined || event.target !== box.current || !isTyped(event)) return false;
      keys.current.push(event.key);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** The editor is there and has the focus. */
    release: async (): Promise<void> => {
      const early = keys.current ?? [];
      keys.current = undefined;
      for (const key of early) {
        // Between two keys React draws; no key of the person can come between them.
        await Promise.resolve();
        // Whoever went elsewhere meanwhile did not mean to type there.
        if (box.current?.contains(document.activeElement)) press(key);
      }
    },
  };
};
