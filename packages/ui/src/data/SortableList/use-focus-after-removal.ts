import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus stood inside an entry. */
interface Place {
  key: string;
  index: number;
  /** Its place among the buttons of the entry, counted from the last: those at the end are the same in each. */
  fromEnd: number;
}

const buttonsOf = (entry: Element | undefined): HTMLElement[] =>
  entry ? [...entry.querySelectorAll<HTMLElement>('button')] : [];

/**
 * Keeps the focus in the list when the entry that held it goes: it moves to the same button of the entry that follows, or of
 * the last one, and to `whenEmptied` when none is left. Otherwise the page, or the dialog, would put it at its begin.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  whenEmptied: RefObject<HTMLElement | null> | undefined,
) {
  const place = useRef<Place>(undefined);
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const index = [...(list.current?.children ?? [])].findIndex((entry) => entry.contains(target));
    const key = keys[index];
    if (key === undefined) return;
    const buttons = buttonsOf(list.current?.children[index]);
    const at = buttons.indexOf(target as HTMLElement);
    place.current = { key, index, fromEnd: at === -1 ? 1 : buttons.length - at };
  };
  const onBlur = (): void => void (place.current = undefined);
  useLayoutEffect(() => {
    const left = place.current;
    if (!left || keys.includes(left.key)) return;
    place.current = undefined;
    // Somebody has given it to something else already.
    if (document.activeElement !== document.body) return;
    const entry = list.current?.children[Math.min(left.index, keys.length - 1)];
    const to = entry ? (buttonsOf(entry).at(-left.fromEnd) ?? buttonsOf(entry).at(-1)) : whenEmptied?.current;
    to?.focus();
  });
  return { onFocus, onBlur };
}
