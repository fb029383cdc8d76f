/**
 * Keeps the browser's own pointer out of a play; runs in the page before anything else. Nobody moves it, but the browser
 * tells of it whenever the page moves below it, and that ends what a play hovers over.
 */
export function ignoreOwnPointer(): void {
  for (const kind of ['pointer', 'mouse'])
    for (const act of ['over', 'out', 'enter', 'leave', 'move'])
      globalThis.addEventListener(
        kind + act,
        (event) => event.isTrusted && event.stopImmediatePropagation(),
        true,
      );
}
