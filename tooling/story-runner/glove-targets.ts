/**
 * Names what can be pressed and is too small for gloves on the factory floor, where nothing may be smaller than the small
 * control of its density. What a press there reaches counts, also beyond what is seen. Runs in the page, which is dressed
 * for the factory floor.
 */
export function findSmallForGloves(): string[] {
  // Widths of equal columns are parts of a pixel less.
  const smallest = 39.5;
  const roles = [
    'button',
    'checkbox',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
  ];
  const pressable = [
    ...['button', 'a[href]', 'input', 'select', 'summary'],
    ...[...roles, 'switch', 'tab'].map((role) => `[role="${role}"]`),
  ].join(', ');
  /** A box to tick is pressed on its label, in a table on its cell. */
  const targetOf = (element: HTMLElement) =>
    element.matches('input[type="checkbox"], input[type="radio"]')
      ? (element.closest<HTMLElement>('label, [role="gridcell"], [role="columnheader"], td, th') ?? element)
      : element;
  /** Not dressed as the document is, drawn to the scale of time, a plain element of a story, or not part of it. */
  const isElsewhere = (element: HTMLElement) =>
    element.className === '' ||
    element.closest('[data-density]') !== document.documentElement ||
    element.closest(
      '[data-component="TimeGrid"], .sb-wrapper, #storybook-docs, [inert], [aria-hidden="true"]',
    ) !== null;
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
  const isReached = (target: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
  };
  const isSmall = (target: HTMLElement) => {
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) >= smallest) return false;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = smallest / 2;
    const ways: [number, number][] = [
      ...(width < smallest
        ? ([
            [x - reach, y],
            [x + reach, y],
          ] as [number, number][])
        : []),
      ...(height < smallest
        ? ([
            [x, y - reach],
            [x, y + reach],
          ] as [number, number][])
        : []),
    ];
    return !ways.every(([toX, toY]) => isReached(target, toX, toY));
  };
  const targets = [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => !isElsewhere(element))
    .map(targetOf)
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isHidden(target));
  return [...new Set(targets)]
    .filter((target) => !isInText(target) && !isNoted(target) && isSmall(target))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40);
      const part = target.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? '';
      return `floor: ${part} ${target.localName} "${name}" is ${Math.round(width)} × ${Math.round(height)} px.`;
    });
}
