import type { ComponentType } from 'react';
import type { Plan } from './plans.ts';

/** A table under measurement, and how a person's hand finds its parts. */
export interface Candidate {
  readonly Table: ComponentType<{ plans: readonly Plan[] }>;
  /** A drawn row of data. */
  readonly row: string;
  /** What scrolls. */
  readonly scroller: string;
  /** The checkbox of a row, inside the row (or found by its place). */
  readonly rowCheckbox: (rowIndex: number) => HTMLElement | null;
  readonly allCheckbox: () => HTMLElement | null;
  /** What is pressed to sort by a column. */
  readonly head: (header: string) => HTMLElement | null;
  /** Whether a drawn row shows that it is chosen. */
  readonly isSelected: (rowIndex: number) => boolean;
  /** The text of a column in the first drawn row. */
  readonly firstText: (columnIndex: number) => string;
}

/** The drawn rows from top to bottom; recycled rows stand in any order in the document. */
export function drawnRows(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );
}
