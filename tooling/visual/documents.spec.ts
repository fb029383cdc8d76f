import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { settings } from './settings.ts';
import { test } from './story-page.ts';

const guide = 'patterns-playground--guide';

/** How light what lies behind the words of the page and behind a story on it is, from 0 to 255. */
const grounds = (page: Page) =>
  page.evaluate(() =>
    ['.sbdocs-wrapper', '.docs-story'].map((selector) => {
      // A colour may be written in many ways; drawn, it is red, green and blue.
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      const element = document.querySelector(selector);
      if (!pen || !element) throw new Error(`There is no ${selector}.`);
      pen.fillStyle = getComputedStyle(element).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data[0];
    }),
  );

test('a page of documentation is dark where its stories are, so that both can be read', async ({
  page,
  site,
}) => {
  const open = async (theme: string) => {
    await page.goto(`${site}/iframe.html?id=${guide}&viewMode=docs&globals=theme:${theme}`);
    await expect(page.locator('.docs-story [data-component]').first()).toBeVisible();
  };
  await open('light');
  for (const ground of await grounds(page)) expect(ground).toBeGreaterThan(200);
  await open('dark');
  for (const ground of await grounds(page)) expect(ground).toBeLessThan(60);
});

test('the words of a page run from left to right, also where its stories do not', async ({ page, site }) => {
  await page.goto(`${site}/iframe.html?id=${guide}&viewMode=docs&globals=direction:rtl`);
  await expect(page.locator('.docs-story [data-component]').first()).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { name: 'Playground' })).toHaveCSS('direction', 'ltr');
});

/** Pages that are looked at one after the other in one window; as many windows as there are remainders. */
const windows = 12;

const { entries } = JSON.parse(readFileSync(join(settings.site, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const documents = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? id : []));

/** Notes which pages and stories are drawn and at rest, and what went wrong; runs in the page, before anything of it. */
function noteDrawn(): void {
  const noted = { drawn: [] as string[], wrong: [] as string[] };
  Object.assign(globalThis, { noted });
  addEventListener('load', () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<Noted>;
    // A frame within a story shows something else.
    if (!preview) return;
    const { channel } = preview;
    channel.on('docsRendered', (id) => noted.drawn.push(String(id)));
    // Not storyRendered: whoever leaves the page before a story is at rest makes Storybook load the document anew.
    channel.on('storyFinished', (told) => noted.drawn.push((told as { storyId: string }).storyId));
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'docsErrored'])
      channel.on(event, (error) => noted.wrong.push(`${event}: ${JSON.stringify(error)}`));
  });
}

interface Channel {
  on(event: string, listener: (told: unknown) => void): void;
  emit(event: string, told: unknown): void;
}

/** Says what a reader of the page of documentation on show would stumble over; runs in the page. */
function findBadPage(id: string): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const failed = shown('[data-story-block]').filter((block) => /could not be loaded/.test(block.innerText));
  // Widgets read what they show; of the kit, and by their names, some parts are about failures.
  const canFail = id.startsWith('widgets-') && !id.includes('failed');
  const isMainFailed = canFail && failed[0] !== undefined && failed[0] === shown('[data-story-block]')[0];
  return [
    ...(isMainFailed ? ['It begins with what could not be loaded.'] : []),
    ...shown('[role="dialog"], [role="alertdialog"]').map(
      (dialog) => `A dialog is open over the page: ${dialog.innerText.slice(0, 40)}`,
    ),
    ...shown('.sb-errordisplay, .docblock-emptyblock').map((error) => error.innerText),
  ];
}

/**
 * What axe finds in the words and tables of the page on show. Stories are looked at by themselves, the table of controls is
 * Storybook's own, and between the headings of a page stand those of its stories.
 */
async function findInaccessible(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(
      { include: ['.sbdocs-content'], exclude: ['.docs-story', '.docblock-argstable'] },
      {
        rules: { 'heading-order': { enabled: false } },
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** What the console is told that should not be; emptied by whoever reads it. */
function listen(page: Page): () => string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return () => heard.splice(0);
}

for (let first = 0; first < windows; first += 1) {
  test(`pages of documentation show their stories and no dialog over them, ${first + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript(noteDrawn);
    // Stories in frames are what the story itself shows, which is looked at elsewhere.
    await page.route(/iframe\.html.*viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
    );
    const hear = listen(page);
    const found: Record<string, string[]> = {};
    for (const [place, id] of documents.filter((_, index) => index % windows === first).entries()) {
      if (place === 0) await page.goto(`${site}/iframe.html?id=${id}&viewMode=docs`);
      else await page.evaluate(openDocument, id);
      await page.waitForFunction(isDrawn, id, { timeout: 60_000 });
      const bad = await page.evaluate(findBadPage, id);
      // Below an open dialog nothing can be pressed.
      if (bad.length === 0) await expectCode(page, id);
      const wrong = [
        ...(await page.evaluate(takeWrong)),
        ...bad,
        // The other pages are made from one pattern, of words that stand in tables of Storybook's.
        ...(id.endsWith('--docs') ? [] : await findInaccessible(page)),
        ...hear(),
      ];
      if (wrong.length > 0) found[id] = wrong;
    }
    expect(found).toEqual({});
  });
}

/** Presses "Show code" of the first story of a page that has any: its code says what is to be imported. */
async function expectCode(page: Page, id: string): Promise<void> {
  const button = page.locator('.docblock-code-toggle:enabled').first();
  if ((await button.count()) === 0) return;
  await button.click({ timeout: 20_000 });
  const shown = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect.soft(shown, id).toHaveText(/^import [^]* from '@crt\//);
}

const openDocument = (storyId: string) => {
  const { noted, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Noted;
  noted.drawn.length = 0;
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
};

interface Noted {
  noted: { drawn: string[]; wrong: string[] };
  __STORYBOOK_PREVIEW__: { channel: Channel };
}

/** Whether a page and the stories on it are drawn and at rest; runs in the page. */
const isDrawn = (id: string) => {
  const { noted } = globalThis as unknown as Noted;
  // A page is announced also while what draws it is still being loaded, and nothing of it is shown.
  const isShown = document.querySelector('.sbdocs-content')?.checkVisibility() === true;
  const inline = [...document.querySelectorAll('[data-story-block]:not(:has(iframe)) [id$="-inner"]')];
  return (
    isShown &&
    noted.drawn.includes(id) &&
    inline.every((block) => noted.drawn.includes(block.id.replace(/^story--(.*?)(--primary)?-inner$/, '$1')))
  );
};

const takeWrong = () => (globalThis as unknown as Noted).noted.wrong.splice(0);
