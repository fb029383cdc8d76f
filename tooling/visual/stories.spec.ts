import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../static-server.ts';
import { settings } from './settings.ts';
import { readStories, shotName, shotPath, storedShots, wideShots } from './shots.ts';

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const { url, close } = await serveFolder(settings.site);
      await provide(url);
      close();
    },
    { scope: 'worker' },
  ],
});

/** Stories that the other revision does not have are new, not changed. */
function storiesToCompare() {
  const stories = readStories(settings.site);
  if (!settings.other) return stories;
  const known = new Set(readStories(settings.other).map((story) => story.id));
  return stories.filter((story) => known.has(story.id));
}

/** Rendered, interactions played, fonts there, nothing loading. A story whose play failed is not worth a picture. */
async function untilSettled(page: Page): Promise<void> {
  const phase = await page.waitForFunction(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    const now = preview?.currentRender?.phase ?? '';
    return ['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(now) && now;
  });
  expect(['errored', 'aborted']).not.toContain(await phase.jsonValue());
  await expect(page.locator('body.sb-show-main')).toHaveCount(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

const stories = storiesToCompare();
const shots = settings.isWide ? wideShots(stories) : storedShots(stories);

for (const shot of shots) {
  test(shotName(shot), async ({ page, site }) => {
    await page.setViewportSize({ width: shot.width, height: 700 });
    await page.emulateMedia({ forcedColors: shot.colours === 'forced' ? 'active' : 'none' });
    await page.clock.setFixedTime('2026-03-16T09:00:00Z');
    await page.goto(site + shotPath(shot));
    await untilSettled(page);
    // Where the machine decides about colours a caret cannot be hidden by its colour; then it stands still.
    if (shot.colours === 'forced') await page.addStyleTag({ content: '* { caret-animation: manual; }' });
    await expect(page).toHaveScreenshot(`${shotName(shot)}.png`, { fullPage: true });
  });
}
