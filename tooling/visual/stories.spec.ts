import { expect } from '@playwright/test';
import { ignoreOwnPointer } from '../story-runner/own-pointer.ts';
import { settings } from './settings.ts';
import { everyShot, readStories, shotName, shotPath, storedShots, wideShots } from './shots.ts';
import { test, untilSettled } from './story-page.ts';

/** Stories that the other revision does not have are new, not changed. */
function storiesToCompare() {
  const stories = readStories(settings.site);
  if (!settings.other) return stories;
  const known = new Set(readStories(settings.other).map((story) => story.id));
  return stories.filter((story) => known.has(story.id));
}

const stories = storiesToCompare();
const shotsOf = { every: everyShot, wide: wideShots }[settings.looks ?? ''] ?? storedShots;
const shots = shotsOf(stories);

for (const shot of shots) {
  test(shotName(shot), async ({ page, site }) => {
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await page.emulateMedia({ forcedColors: shot.colours === 'forced' ? 'active' : 'none' });
    await page.addInitScript(ignoreOwnPointer);
    await page.clock.setFixedTime('2026-03-16T09:00:00Z');
    await page.goto(site + shotPath(shot));
    await untilSettled(page);
    // Where the machine decides about colours a caret cannot be hidden by its colour; then it stands still.
    if (shot.colours === 'forced') await page.addStyleTag({ content: '* { caret-animation: manual; }' });
    await expect(page).toHaveScreenshot(`${shotName(shot)}.png`, { fullPage: true });
  });
}
