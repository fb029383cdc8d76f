/**
 * What can be pressed, where a press reaches it: a box to tick is pressed on its label, in a table on its cell. Runs in the
 * page.
 */
export function findPressTargets(): HTMLElement[] {
  const roles =
    'button, checkbox, link, menuitem, menuitemcheckbox, menuitemradio, option, radio, switch, tab';
  const pressable = `button, a[href], input, select, summary, ${roles.replaceAll(/\w+/g, '[role="$&"]')}`;
  const elsewhere =
    '[data-component="TimeGrid"], .sb-wrapper, #storybook-docs, [inert], [aria-hidden="true"]';
  const targetOf = (element: HTMLElement) =>
    element.matches('input[type="checkbox"], input[type="radio"]')
      ? (element.closest<HTMLElement>('label, [role="gridcell"], [role="columnheader"], td, th') ?? element)
      : element;
  /** Not dressed as the document is, drawn to the scale of time, a plain element of a story, or not part of it. */
  const isElsewhere = (element: HTMLElement) =>
    element.className === '' ||
    element.closest('[data-density]') !== document.documentElement ||
    element.closest(elsewhere) !== null;
  /** For screen readers alone: in a box of one pixel. */
  const isHidden = (element: HTMLElement | null): boolean => {
    if (element === null || element === document.body) return false;
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) <= 1 || isHidden(element.parentElement);
  };
  /** Words with a note: they can have the focus, a press on them does nothing. */
  const isNoted = (element: HTMLElement) => element.matches('span[role="button"]');
  /** In a line of words a link is as high as they are (WCAG 2.5.8). */
  const isInText = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent?.trim() !== '',
    );
  const targets = [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => !isElsewhere(element))
    .map(targetOf)
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isHidden(target));
  return [...new Set(targets)].filter((target) => !isInText(target) && !isNoted(target));
}

/**
 * Names the targets that are too small for gloves on the factory floor, where nothing may be smaller than the small control of
 * its density. What a press there reaches counts, also beyond what is seen. Runs in the page, in that density.
 */
export function findSmallForGloves(targets: HTMLElement[]): string[] {
  // Widths of equal columns are parts of a pixel less.
  const smallest = 39.5;
  const isReached = (target: HTMLElement, [x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
  };
  const isSmall = (target: HTMLElement) => {
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) >= smallest) return false;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = target.getBoundingClientRect();
    const [x, y, reach] = [left + width / 2, top + height / 2, smallest / 2];
    const across = [[x - reach, y] as const, [x + reach, y] as const];
    const along = [[x, y - reach] as const, [x, y + reach] as const];
    const points = [...(width < smallest ? across : []), ...(height < smallest ? along : [])];
    return !points.every((point) => isReached(target, point));
  };
  return targets.filter(isSmall).map((target) => {
    const { width, height } = target.getBoundingClientRect();
    const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40);
    const part = target.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? '';
    return `floor: ${part} ${target.localName} "${name}" is ${Math.round(width)} × ${Math.round(height)} px.`;
  });
}
