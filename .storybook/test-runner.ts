import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import {
  describeDrawn,
  describeDress,
  drawPlayed,
  drawUntouched,
  findOtherDress,
  findOtherState,
  twoFrames,
} from '../tooling/story-runner/drawn-state.ts';
import { findPressTargets, findSmallForGloves } from '../tooling/story-runner/glove-targets.ts';
import { findCutOff, findOutside, tightWindows } from '../tooling/story-runner/dialog-room.ts';
import { ignoreOwnPointer } from '../tooling/story-runner/own-pointer.ts';
import { dropFocus, pressedLast } from '../tooling/story-runner/pressed-last.ts';
import { signs } from '../tooling/story-runner/state-signs.ts';
import type { StoryEnd } from '../tooling/story-runner/story-ends.ts';

/** The part of axe that is used here; Storybook's own check has brought it onto the page. */
interface Axe {
  run(
    context: { include: string[]; exclude: string[] },
    options: {
      runOnly: { type: 'rule'; values: string[] };
      resultTypes: ['violations'];
      iframes: false;
      preload: false;
    },
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** A look that a story was not drawn in, and the rules of axe whose verdict may be another there. */
interface Look {
  attribute: 'theme' | 'density';
  value: string;
  rules: string[];
}

const compareColours = ['color-contrast', 'link-in-text-block'];

const looks: Look[] = [
  { attribute: 'theme', value: 'light', rules: compareColours },
  { attribute: 'theme', value: 'dark', rules: compareColours },
  { attribute: 'theme', value: 'high-contrast', rules: compareColours },
  // Where things to press are smallest (WCAG 2.5.8).
  { attribute: 'density', value: 'compact', rules: ['target-size'] },
];

/** Dresses what the story has become in each look and tells what axe finds; runs in the page. */
async function findInOtherLooks(others: Look[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe?: Axe };
  if (!axe) return ['The accessibility check of Storybook has not run.'];
  const { dataset } = document.documentElement;
  const drawn = { theme: dataset['theme'] ?? 'light', density: dataset['density'] ?? 'comfortable' };
  const context = {
    include: ['body'],
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
  };
  const found: string[] = [];
  for (const { attribute, value, rules } of others) {
    // Storybook's check has seen the colours that are drawn; it does not look at sizes.
    if (attribute === 'theme' && value === drawn.theme) continue;
    dataset[attribute] = value;
    const { violations } = await axe.run(context, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    dataset[attribute] = drawn[attribute];
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${value}: ${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`);
  }
  return found;
}

/**
 * Names the arguments of the story on show that its page of documentation cannot show: it copies them, making objects of
 * classes anew without arguments, and an error there takes the whole page. Runs in the page.
 */
function findUncopied(): string[] {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { currentRender?: { story?: { initialArgs: object } } };
  };
  return Object.entries(preview.currentRender?.story?.initialArgs ?? {}).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    try {
      Reflect.construct((value as object).constructor, []);
      return [];
    } catch {
      return [`The argument '${name}' cannot be copied for the page of documentation: give it in render.`];
    }
  });
}

/** How the stories must end, by their ids (tooling/story-runner). */
const ends = JSON.parse(process.env['CRT_STORY_ENDS'] ?? '{}') as Record<string, StoryEnd[]>;

/** The stories that have a look of their own, by their ids. */
const looksOfStories = new Set(JSON.parse(process.env['CRT_STORY_LOOKS'] ?? '[]') as string[]);

/** What is drawn once it rests: React Aria lets a dialog go from the focus for a frame, to have it read out. */
async function describeAtRest(page: Page): Promise<string[]> {
  let drawn = await page.evaluate(describeDrawn);
  for (const deadline = Date.now() + 3000; Date.now() < deadline;) {
    await page.evaluate(twoFrames);
    const before = drawn;
    drawn = await page.evaluate(describeDrawn);
    if (drawn.join('\n') === before.join('\n')) break;
  }
  return drawn;
}

/**
 * What is found is looked for again after the story was played anew: the first time, something of the story before may still
 * stand on the page, or its focus may have come late.
 */
async function findOncePlayedAnew(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found = await find(page);
  if (found.length === 0) return [];
  await page.evaluate(dropFocus);
  await page.evaluate(drawPlayed);
  return find(page);
}

/** What a play changed that should not have: the story is drawn again without its play, and given time to load. */
async function comparePlayedWithDrawn(page: Page): Promise<string[]> {
  const played = await describeAtRest(page);
  await page.evaluate(drawUntouched);
  let drawn: string[] = [];
  for (const deadline = Date.now() + 3000; Date.now() < deadline; await page.waitForTimeout(50)) {
    drawn = await page.evaluate(describeDrawn);
    if (drawn.length === played.length && played.every((line) => drawn.includes(line))) return [];
  }
  return [
    'Its play leaves it other than it was drawn; acts are stories of their own:',
    ...linesMissing(played, drawn),
    'It was drawn:',
    ...linesMissing(drawn, played),
  ];
}

/** The first of the lines that the others lack. */
const linesMissing = (lines: string[], others: string[]): string[] =>
  lines.filter((line) => !others.includes(line)).slice(0, 5);

const findBadEnd = (page: Page, end: StoryEnd): Promise<string[]> => {
  if (end === 'untouched') return findOncePlayedAnew(page, comparePlayedWithDrawn);
  if (end === 'at rest') return findOncePlayedAnew(page, findFocusLeft);
  return page.evaluate(findOtherState, [end, signs[end]] as const);
};

/** What is too small to be pressed with gloves, in the density of the factory floor. */
async function findSmallOnTheFloor(page: Page): Promise<string[]> {
  const usual = await page.evaluate(() => document.documentElement.dataset['density']);
  const dress = (density = 'comfortable') =>
    page.evaluate((value) => void (document.documentElement.dataset['density'] = value), density);
  await dress('floor');
  await page.evaluate(twoFrames);
  const found = await page.evaluate(findSmallForGloves, await page.evaluateHandle(findPressTargets));
  await dress(usual);
  return found;
}

/** What cannot be reached of what stands open, in windows that are small or zoomed. */
async function findTight(page: Page): Promise<string[]> {
  const isOpen = await page.locator('[role="dialog"], [role="alertdialog"]').count();
  const usual = page.viewportSize();
  if (isOpen === 0 || usual === null) return [];
  const found: string[] = [];
  for (const size of tightWindows) {
    await page.setViewportSize(size);
    found.push(...(await findTightAtRest(page)));
  }
  await page.setViewportSize(usual);
  return found;
}

/** What is still cut off once everything stands where the new window puts it: what is open over the page follows later. */
async function findTightAtRest(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (const deadline = Date.now() + 3000; Date.now() < deadline; await page.waitForTimeout(50)) {
    await page.evaluate(twoFrames);
    found = [...(await page.evaluate(findOutside)), ...(await page.evaluate(findCutOff))];
    if (found.length === 0) break;
  }
  return found;
}

async function findFocusLeft(page: Page): Promise<string[]> {
  const focused = (await page.evaluateHandle(pressedLast)).asElement();
  const html = await focused?.evaluate(({ outerHTML }) => outerHTML.slice(0, 100));
  return html === undefined ? [] : [`Its play leaves the focus at ${html}.`];
}

/** What the stories of a component have shown that were looked at before, by what was on show. */
const shownBefore = new Map<string, string>();

/** Says that two stories of a component show the same: one of them does not show what it is named for. */
async function findShownTwice(page: Page, id: string): Promise<string[]> {
  if (!looksOfStories.has(id)) return [];
  const shown = [id.split('--')[0], await page.evaluate(describeDress), ...(await describeAtRest(page))].join(
    '\n',
  );
  const other = shownBefore.get(shown);
  shownBefore.set(shown, id);
  return other === undefined || other === id
    ? []
    : [`It shows what ${other} shows. What only behaves is tagged no-visual.`];
}

/**
 * Fails with words that make the runner open a page anew and play the story once more, if the process of the page has
 * ended: that says nothing about the story.
 */
async function askForAnotherPage(page: Page, id: string): Promise<void> {
  const hasCrashed = await page.evaluate(() => false).catch((error) => String(error).includes('crashed'));
  if (hasCrashed) throw new Error(`Execution context was destroyed: the page of ${id} crashed.`);
}

/** What is wrong with a story that has played without a failure. */
async function findWrong(page: Page, id: string): Promise<string[]> {
  const findings = [
    // Before the other looks, which dress the document themselves.
    ...(await page.evaluate(findOtherDress)),
    ...(await page.evaluate(findInOtherLooks, looks)),
    ...(await page.evaluate(findUncopied)),
    ...(await findShownTwice(page, id)),
  ];
  for (const end of ends[id] ?? []) findings.push(...(await findBadEnd(page, end)));
  findings.push(...(await findTight(page)));
  // What is pressed is the kit's own; a widget is made of it.
  if (!id.startsWith('widgets-')) findings.push(...(await findSmallOnTheFloor(page)));
  return findings;
}

/** Accessibility findings are the page's own: the runner fails a story whose check has reported any. */
const config: TestRunnerConfig = {
  // The runner's own address has the list of stories only (tooling/story-runner).
  async prepare({ page }) {
    await page.addInitScript(ignoreOwnPointer);
    await page.goto(`${process.env['CRT_STORYBOOK_SITE']}/iframe.html`, { waitUntil: 'load' });
  },
  // What moves is seen half-way by a quick expectation; motion is turned off as a person may turn it off.
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  // Storybook's check sees each story in one look; colours and sizes are checked in the others too.
  async postVisit(page, { hasFailure, id }) {
    try {
      const found = hasFailure ? [] : await findWrong(page, id);
      if (found.length > 0) throw new Error(found.join('\n'));
    } finally {
      await askForAnotherPage(page, id);
    }
  },
};

export default config;
