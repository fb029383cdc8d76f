import { expect, userEvent } from 'storybook/test';

/** The edges of what has the focus at whose middle something covers it. */
function coveredEdges(focused: HTMLElement): string[] {
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = {
    left: [left + 2, y],
    right: [right - 2, y],
    top: [x, top + 2],
    bottom: [x, bottom - 2],
  } as const;
  // The cursor of a calendar lets the pointer through to the time below it.
  const { pointerEvents } = focused.style;
  focused.style.pointerEvents = 'auto';
  const covered = Object.entries(edges).filter(
    ([, at]) => !focused.contains(document.elementFromPoint(...at)),
  );
  focused.style.pointerEvents = pointerEvents;
  return covered.map(([edge]) => edge);
}

/** There and back, on pages of either direction. */
const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'];

/** Presses the arrows, so often each, to the far corner and back; every one leaves the focus wholly in sight. */
export const walkInSight = async (steps: number) => {
  const found: string[] = [];
  const look = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement as HTMLElement;
    const covered = coveredEdges(focused);
    const name = focused.ariaLabel ?? focused.textContent;
    if (covered.length > 0) found.push(`${key} to ${name}: covered at the ${covered.join(', ')}`);
  };
  document.addEventListener('keyup', look);
  await userEvent.keyboard(arrows.map((arrow) => `{${arrow}}`.repeat(steps)).join(''));
  document.removeEventListener('keyup', look);
  await expect(found).toEqual([]);
};
