/**
 * Windows in which what opens over the page must be usable: 400 % zoom of 1280 × 1024 px (WCAG 1.4.10), a narrow one of
 * usual height.
 */
export const tightWindows = [
  { width: 320, height: 256 },
  { width: 390, height: 700 },
];

/**
 * Says of what stands open in the window as it is: it stands outside the window, its content outside its box or in a slit,
 * or it makes the page scroll sideways. Runs in the page.
 */
export function findOutside(): string[] {
  /** Of the kit's Dialog: content that does not show whole has at least half of the window to scroll in. */
  const isSlit = (dialog: HTMLElement) => {
    const content = dialog.querySelector(':scope > [role="presentation"]');
    if (dialog.dataset['component'] !== 'Dialog' || !content) return false;
    const scroller = dialog.scrollHeight > dialog.clientHeight ? dialog : content;
    return scroller.scrollHeight > scroller.clientHeight && scroller.clientHeight < innerHeight / 2;
  };
  const findIn = (dialog: HTMLElement): string[] => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    // A popover scrolls what is higher than its place.
    const isHigh = dialog.dataset['component'] === 'Dialog' && (top < 0 || bottom > innerHeight + 1);
    const isOutside = left < 0 || right > innerWidth + 1 || isHigh;
    const wide = [dialog, ...dialog.children].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    );
    const canScroll = getComputedStyle(dialog).overflowY !== 'visible';
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['makes the page scroll sideways'] : []),
      ...(isOutside ? ['stands outside the window'] : []),
      ...(!canScroll && dialog.scrollHeight > dialog.clientHeight + 1 ? ['goes beyond its box'] : []),
      ...(isSlit(dialog) ? ['has less than half of the window for its content'] : []),
      ...wide.map((element) => `is too narrow for its ${element.localName}`),
    ];
  };
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
    .filter((dialog) => dialog.checkVisibility())
    .flatMap(findIn)
    .map((finding) => `A dialog at ${innerWidth} × ${innerHeight} px ${finding}.`);
}

/** Names what takes the focus in what stands open, and cannot be scrolled into view. Runs in the page. */
export function findCutOff(): string[] {
  const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
  const within = [':is([role="dialog"], [role="alertdialog"])', `:is(${focusable})`].join(' ');
  const isCutOff = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
    // What stands over the page is not cut off by the page.
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    )
      if (getComputedStyle(around).overflow !== 'visible') frames.push(around.getBoundingClientRect());
    // What is in a box of one pixel is for screen readers alone.
    if ([box, ...frames].some(({ width, height }) => width <= 1 || height <= 1)) return false;
    const boxes = [box, ...frames];
    const width = Math.min(...boxes.map(({ right }) => right)) - Math.max(...boxes.map(({ left }) => left));
    const height = Math.min(...boxes.map(({ bottom }) => bottom)) - Math.max(...boxes.map(({ top }) => top));
    return width < Math.min(box.width, 24) - 1 || height < Math.min(box.height, 24) - 1;
  };
  return [...document.querySelectorAll<HTMLElement>(within)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCutOff(element))
    .map(({ localName, ariaLabel, textContent }) => {
      const name = ariaLabel ?? textContent.trim().slice(0, 40);
      return `A dialog at ${innerWidth} × ${innerHeight} px cuts off ${localName} "${name}".`;
    });
}
