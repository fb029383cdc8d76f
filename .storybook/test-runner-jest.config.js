import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { resolveBrowser } from '../tooling/browser.ts';

const preset = getJestConfig();
const { executablePath, args, env } = resolveBrowser();

/** The runner's own settings, with our browser and a report that can be counted. */
export default {
  ...preset,
  reporters: ['default', join(import.meta.dirname, '../tooling/story-runner/json-reporter.js')],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...preset.testEnvironmentOptions,
    'jest-playwright': {
      ...preset.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args, env },
    },
  },
};
