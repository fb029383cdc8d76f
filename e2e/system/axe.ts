import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No accessibility findings on the page as it is now (WCAG 2.2 AA and the best practices). `colours` looks at contrasts
 * only: what else there is to find does not change with the theme.
 */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<void> {
  // Colours on their way from one to the other are neither's contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  );
  const axe = new AxeBuilder({ page });
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(findings).toEqual([]);
}
