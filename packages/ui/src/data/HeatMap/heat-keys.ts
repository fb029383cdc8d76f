import type { KeyboardEvent } from 'react';

type Step = readonly [down: number, along: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The button that an arrow, Home or End leads to; cells without a figure are passed over. */
export function nextButton(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const cell = (event.target as Element).closest('td');
  const row = cell?.closest('tr');
  const body = row?.parentElement as HTMLTableSectionElement | null | undefined;
  if (!cell || !row || !body) return undefined;
  const inRow = [...row.querySelectorAll('button')];
  if (event.key === 'Home') return inRow[0];
  if (event.key === 'End') return inRow.at(-1);
  const [down, along] = STEPS[event.key] ?? [0, 0];
  if (down === 0 && along === 0) return undefined;
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  let rowIndex = row.sectionRowIndex + down;
  let cellIndex = cell.cellIndex + along * sign;
  for (;;) {
    const next = body.rows[rowIndex]?.cells[cellIndex];
    if (!next) return undefined;
    const button = next.querySelector('button');
    if (button) return button;
    rowIndex += down;
    cellIndex += along * sign;
  }
}
