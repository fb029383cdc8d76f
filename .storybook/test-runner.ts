import type { TestRunnerConfig } from '@storybook/test-runner';

/** Accessibility findings are the page's own: the runner fails a story whose check has reported any. */
const config: TestRunnerConfig = {
  // What moves is seen half-way by a quick expectation; motion is turned off as a person may turn it off.
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};

export default config;
