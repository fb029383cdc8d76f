import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

interface A11yParameters {
  test?: 'error' | 'todo' | 'off';
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** The page's own check of a large story may still be under way; two at a time are refused by axe. */
async function analyse(page: Page, disabledRules: string[]) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await new AxeBuilder({ page }).disableRules(disabledRules).analyze();
    } catch (error) {
      if (attempt === 20 || !String(error).includes('Axe is already running')) throw error;
      await page.waitForTimeout(250);
    }
  }
}

/** The runner does not look for accessibility findings by itself. A story may switch off a rule, with its reason. */
const config: TestRunnerConfig = {
  // What moves is seen half-way by a quick expectation; motion is turned off as a person may turn it off.
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
    if (a11y.test === 'off') return;
    const disabled = (a11y.config?.rules ?? []).filter((rule) => !rule.enabled).map((rule) => rule.id);
    // A story is a part of a page: what only a whole page can have is not asked of it.
    const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];
    const { violations } = await analyse(page, [...pageRules, ...disabled]);
    if (violations.length === 0) return;
    const lines = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.html).join(' | ')})`,
    );
    throw new Error(`Accessibility findings:\n${lines.join('\n')}`);
  },
};

export default config;
