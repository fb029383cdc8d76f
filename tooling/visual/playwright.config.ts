import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../browser.ts';
import { settings } from './settings.ts';

const { executablePath, args, env } = resolveBrowser();

// A picture drawn in parts differs by one step of colour at round corners from the same picture drawn at once: where
// something changed before (a row that closed and opened), corners are drawn over themselves.
const wholePictures = '--disable-partial-raster';

/**
 * The built Storybook in a real browser: the page objects of `@crt/ui/testing`, and pictures of stories, equal to the
 * last pixel: shipped fonts, pinned browser, no motion, no caret, fixed zone.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  // Beside them stands a unit test, which another runner plays.
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '..', '..', '.reports', 'visual'),
  snapshotPathTemplate: join(settings.baselines, '{arg}{ext}'),
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // For machines on which others run too; a picture takes a second otherwise.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    launchOptions: { executablePath, args: [...args, wholePictures], env },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 1,
  },
});
