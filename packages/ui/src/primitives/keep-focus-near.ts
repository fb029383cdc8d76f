const PLACES = 'section,[role=tabpanel],[role=dialog],main';

/**
 * Called while `leaving` goes away: who stands on it by key stands on what takes its place afterwards, as far as that is
 * a section, or else on the section around it, or on what the page is about. A focus that was moved meanwhile stays where
 * it is.
 */
export function keepFocusNear(leaving: Element): void {
  const { activeElement } = document;
  if (!leaving.contains(activeElement) || activeElement?.matches(':focus-visible') !== true) return;
  goOn(pathOf(leaving));
}

/** Focuses what stands in a place that was left, and what comes there after it: a sketch first, then the content. */
export function goOn(path: Path): void {
  // What comes is in the document when this drawing is over.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const left = path.find(({ parent }) => parent.isConnected);
    const instead = left?.parent.children[left.index];
    const around = left?.parent.closest(PLACES) ?? document.querySelector('main');
    const place = instead?.matches(PLACES) ? instead : around;
    if (!(place instanceof HTMLElement)) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    const next = pathOf(place);
    const watch = new MutationObserver(() => {
      if (document.activeElement === place) return;
      watch.disconnect();
      if (!place.isConnected) goOn(next);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** Where something is, as far as its ancestors tell. */
export type Path = readonly { readonly parent: Element; readonly index: number }[];

/** Its ancestors from the nearest one, each with the place of the branch in it. */
export function pathOf(element: Element): Path {
  const { parentElement } = element;
  if (!parentElement) return [];
  return [
    { parent: parentElement, index: [...parentElement.children].indexOf(element) },
    ...pathOf(parentElement),
  ];
}
