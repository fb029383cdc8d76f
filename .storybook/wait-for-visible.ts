import { expect } from 'storybook/test';

/** Milliseconds; as long as a part that loads when it is needed may take. */
const longestWait = 10_000;

const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** What keeps the element out of sight: it is not on the page, or a style of it or of an ancestor. */
function hiddenBy(element: Element): string {
  if (!element.isConnected) return 'it is not on the page';
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(current);
    if (display === 'none' || visibility !== 'visible' || opacity === '0') {
      const tag = (current.cloneNode() as Element).outerHTML.slice(0, 200);
      return `${tag} has display ${display}, visibility ${visibility}, opacity ${opacity}`;
    }
  }
  return 'no style of it or of its ancestors hides it';
}

/**
 * `toBeVisible` of a play waits, as Playwright's does: on a busy machine some frames pass until what stands on the page
 * is drawn. When it waited in vain, it names what hides the element.
 */
expect.extend({
  async toBeVisible(element: Element) {
    const expected = !this.isNot;
    const deadline = performance.now() + longestWait;
    while (isVisible(element) !== expected && performance.now() < deadline) await pause();
    return {
      pass: isVisible(element),
      message: () =>
        `The element is ${expected ? 'not visible' : 'visible'} (${hiddenBy(element)}):\n${element.outerHTML.slice(0, 300)}`,
    };
  },
});
