let shownPath: string | undefined;
let arrivedAt: HTMLElement | undefined;

/** Element that says where somebody has arrived; stands in the shell, so that screen readers know it already. */
export const arrivalId = 'arrival';

/**
 * Moves the focus to the heading of a screen that was just drawn and says its title; not on the first one, where the
 * browser begins and says the title itself.
 */
export function arrive(path: string, title: string, page: Document = document): void {
  const isFirst = shownPath === undefined;
  const isSame = shownPath === path;
  shownPath = path;
  if (isFirst || isSame) return;
  const arrival = page.getElementById(arrivalId);
  if (arrival) arrival.textContent = title;
  const main = page.querySelector('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  arrivedAt = heading;
  main?.parentElement?.scrollTo(0, 0);
}

/** Whether somebody has just come to a screen by a link or a step, and has not gone elsewhere in it since. */
export const isOnArrival = (): boolean => arrivedAt !== undefined && document.activeElement === arrivedAt;
