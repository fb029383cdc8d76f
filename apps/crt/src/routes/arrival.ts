let shownPath: string | undefined;

/** Moves the focus to the heading of a screen that was just drawn; not on the first one, where the browser begins. */
export function arrive(path: string, page: Document = document): void {
  const isFirst = shownPath === undefined;
  const isSame = shownPath === path;
  shownPath = path;
  if (isFirst || isSame) return;
  const main = page.querySelector('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  main?.parentElement?.scrollTo(0, 0);
}
