import AxeBuilder from '@axe-core/playwright';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

interface A11yParameters {
  test?: 'error' | 'todo' | 'off';
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** The runner does not look for accessibility findings by itself. A story may switch off a rule, with its reason. */
const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
    if (a11y.test === 'off') return;
    const disabled = (a11y.config?.rules ?? []).filter((rule) => !rule.enabled).map((rule) => rule.id);
    // A story is a part of a page: what only a whole page can have is not asked of it.
    const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];
    const { violations } = await new AxeBuilder({ page }).disableRules([...pageRules, ...disabled]).analyze();
    if (violations.length === 0) return;
    const lines = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.html).join(' | ')})`,
    );
    throw new Error(`Accessibility findings:\n${lines.join('\n')}`);
  },
};

export default config;
