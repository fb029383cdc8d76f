import { MINUTES } from '../layout/day-frame.ts';
import type { Slot } from '../layout/slots.ts';

const distance = (value: number, low: number, high: number): number =>
  value < low ? low - value : value > high ? value - high : 0;

/** The slot under a point, or the nearest one; cells say their day, and whether their height is the clock's. */
export function slotAt(
  root: Element,
  x: number,
  y: number,
  slotMinutes: number | undefined,
): Slot | undefined {
  let best: { cell: HTMLElement; box: DOMRect; away: number } | undefined;
  for (const cell of root.querySelectorAll<HTMLElement>('[data-slots]')) {
    const box = cell.getBoundingClientRect();
    const away = distance(x, box.left, box.right) + distance(y, box.top, box.bottom);
    if (!best || away < best.away) best = { cell, box, away };
    if (away === 0) break;
  }
  if (!best) return undefined;
  const { cell, box } = best;
  const day = Number(cell.dataset['slots']);
  if (cell.dataset['timed'] === undefined || slotMinutes === undefined) return { day };
  const minute = Math.floor((((y - box.top) / box.height) * MINUTES) / slotMinutes) * slotMinutes;
  return { day, minute: Math.max(0, Math.min(minute, MINUTES - slotMinutes)) };
}
