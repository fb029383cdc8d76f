import type { FocusEvent } from 'react';

/** Whether something is higher than what is in sight, which shows a part of it: nothing has to scroll for it. */
export function isShownInPart(element: HTMLElement, sight: { top: number; bottom: number }): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > sight.bottom - sight.top && top < sight.bottom && bottom > sight.top;
}

/** The head that stands over something: the last one before it, for each day of a list has its own. */
function headOver(scroller: HTMLElement, target: HTMLElement): HTMLElement | undefined {
  const heads = [...scroller.querySelectorAll<HTMLElement>('[data-pinned~="head"]')];
  return heads.findLast(
    (head) => (head.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * For the `onFocusCapture` of what scrolls below a pinned head and beside pinned names: what gets the focus by keyboard
 * comes wholly into sight (WCAG 2.4.11). What is pinned says so: `data-pinned="head"` is as high as the head,
 * `data-pinned="names"` as wide as the names, a corner may be both. (DataTable, whose columns are pinned at both sides,
 * says the same in its styles.)
 */
export const showFocused = ({ currentTarget: scroller, target }: FocusEvent<HTMLElement>): void => {
  // Under a pressed pointer nothing may move.
  if (!target.matches(':focus-visible')) return;
  const head = headOver(scroller, target);
  // What stands in the head is not below it.
  const height = head === undefined || head.contains(target) ? 0 : head.offsetHeight;
  const width = scroller.querySelector<HTMLElement>('[data-pinned~="names"]')?.offsetWidth ?? 0;
  const { top, bottom } = scroller.getBoundingClientRect();
  scroller.style.scrollPaddingBlockStart = `${height}px`;
  scroller.style.scrollPaddingInlineStart = `${width}px`;
  if (isShownInPart(target, { top: top + height, bottom })) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
