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

/** Follows the pointer from a handle: `onMove` hears each place in the list that the entry reaches. */
export function dragColumn(
  event: PointerEvent<HTMLElement>,
  list: HTMLElement,
  onMove: (index: number) => void,
): void {
  const handle = event.currentTarget;
  const entry = handle.closest('li');
  if (!entry) return;
  entry.dataset['dragging'] = '';
  handle.setPointerCapture(event.pointerId);
  const move = ({ clientY }: globalThis.PointerEvent): void => {
    const from = [...list.children].indexOf(entry);
    const box = entry.getBoundingClientRect();
    if (clientY < box.top || clientY > box.bottom) {
      const to = placeAt(list, clientY);
      if (to !== from) onMove(to);
    }
  };
  const end = (): void => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('lostpointercapture', end);
    delete entry.dataset['dragging'];
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', end);
}
