import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../static-server.ts';
import { settings } from './settings.ts';

/** Tests of a built Storybook; `site` is the address of its pages. */
export const test = base.extend<object, { site: string }>({
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

/** Rendered, interactions played, fonts there, nothing loading. A story whose play failed is not worth a look. */
export async function untilSettled(page: Page): Promise<void> {
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
