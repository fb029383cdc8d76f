/** What Storybook keeps about the story on show. */
interface StoryRender {
  readonly phase?: string;
  story: object;
  remount(): Promise<void>;
  storyContext(): { readonly globals: Readonly<Record<string, string>> };
}

declare global {
  var __STORYBOOK_PREVIEW__: { readonly currentRender?: StoryRender } | undefined;
}

/** How the document is dressed: what the toolbar says. Runs in the page. */
export function describeDress(): string {
  const { dataset, dir, lang } = document.documentElement;
  return [dataset['theme'], dataset['density'], dir, lang].join(' ');
}

/**
 * Says where the document is not dressed as the toolbar says: a second provider in a story dresses it anew, and whatever
 * look is photographed shows another one. Runs in the page.
 */
export function findOtherDress(): string[] {
  const { globals = {} } = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.storyContext() ?? {};
  const { dataset, dir, lang } = document.documentElement;
  const worn = { theme: dataset['theme'], density: dataset['density'], direction: dir, locale: lang };
  return Object.entries(worn).flatMap(([name, value]) =>
    value === globals[name]
      ? []
      : [`The toolbar says ${name} ${globals[name]}, the story shows ${value}: take the provider out of it.`],
  );
}

/**
 * What of the page can be seen, a line for each element: what it is, what it says, its state, its place, and whether it
 * has the focus. Runs in the page.
 */
export function describeDrawn(): string[] {
  const apart = '.sb-wrapper, #storybook-docs, [id^="storybook-"]:empty, svg *, script, style';
  const told =
    /^(class|open|data-(?!key|collection|react)|aria-(expanded|pressed|selected|checked|current|sort|invalid|busy|disabled))/;
  return [...document.body.querySelectorAll<HTMLInputElement>('*')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // What is for screen readers alone has one pixel.
    if (width <= 1 || height <= 1 || element.closest(apart) || !element.checkVisibility()) return [];
    const words = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
    );
    const facts = [...element.attributes].flatMap(({ name, value }) =>
      told.test(name) ? `${name}=${value}` : [],
    );
    const isFocused = element === document.activeElement && element !== document.body;
    const { localName, value, checked } = element;
    const place = [x, y, width, height].map(Math.round).join(' ');
    return [
      [
        localName,
        words.join(''),
        typeof value === 'string' ? `= ${value}` : '',
        checked ? 'checked' : '',
        isFocused ? 'focused' : '',
        ...facts.sort(),
        `at ${place}`,
      ]
        .filter(Boolean)
        .join(' '),
    ];
  });
}

/** Ends after what waits for the next frame has run, and what that changed is drawn. Runs in the page. */
export const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Draws and plays the story anew. Runs in the page. */
export async function drawPlayed(): Promise<void> {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (!render) throw new Error('No story is on show.');
  await render.remount();
}

/** Draws the story anew without what its play does. Runs in the page. */
export async function drawUntouched(): Promise<void> {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (!render) throw new Error('No story is on show.');
  const { story } = render;
  render.story = { ...story, playFunction: undefined, applyAfterEach: () => Promise.resolve() };
  await render.remount();
  render.story = story;
}

/** What tells a state of which a story is named: one of these elements, or one of these words. */
export interface Sign {
  readonly elements: string;
  readonly words?: string;
}

/** Says that nothing on show tells a state, where something should. Runs in the page. */
export function findOtherState([state, { elements, words }]: readonly [string, Sign]): string[] {
  const isShown = [...document.querySelectorAll(elements)].some((element) => element.checkVisibility());
  const isSaid = words !== undefined && new RegExp(words, 'i').test(document.body.innerText);
  return isShown || isSaid
    ? []
    : [`Its name says "${state}", and nothing shows it: what ends the state is a story of its own.`];
}
