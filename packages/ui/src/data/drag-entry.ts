import type { PointerEvent } from 'react';

/** The place under the pointer, from the middles of the entries. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((entry) => {
    const box = entry.getBoundingClientRect();
    return box.top + box.height / 2;
  });
  const place = middles.findIndex((middle) => y < middle);
  return place < 0 ? middles.length - 1 : place;
}

/**
 * Follows the pointer from a handle in an entry (`li`) of a list: `onMove` hears each place that the entry reaches. The
 * page listens, not the handle: an entry that is put elsewhere loses the pointer that it had captured.
 */
export function dragEntry(
  event: PointerEvent<HTMLElement>,
  list: HTMLElement,
  onMove: (index: number) => void,
): void {
  const entry = event.currentTarget.closest('li');
  if (!entry || event.button !== 0) return;
  const page = entry.ownerDocument;
  entry.dataset['dragging'] = '';
  const move = ({ clientY }: globalThis.PointerEvent): void => {
    const from = [...list.children].indexOf(entry);
    const box = entry.getBoundingClientRect();
    if (clientY >= box.top && clientY <= box.bottom) return;
    const to = placeAt(list, clientY);
    if (to !== from) onMove(to);
  };
  const end = (): void => {
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', end);
    page.removeEventListener('pointercancel', end);
    delete entry.dataset['dragging'];
  };
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', end);
  page.addEventListener('pointercancel', end);
}
