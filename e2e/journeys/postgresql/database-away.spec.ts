import { TcpProxy } from '../../../apps/server/test/support/tcp-proxy.ts';
import { changeText, expectValue, valueButton } from '../../system/plan-page.ts';
import { RunningServer } from '../../system/server.ts';
import { openAs } from '../../system/sign-in.ts';
import { makeFilledHome } from '../../system/template.ts';
import { expect, test } from '../../system/test.ts';

test(
  'a page outlives the database of its server: nothing shown or typed is lost, and it comes back by itself',
  { tag: '@postgresql' },
  async ({ page }) => {
    const home = await makeFilledHome();
    const address = home.databaseUrl ?? '';
    const proxy = new TcpProxy(new URL(address));
    await proxy.open();
    const server = await RunningServer.start({ ...home, databaseUrl: proxy.urlOf(address) });
    try {
      await openAs(page, 'planner', server.origin, '/FulfilmentPlan/Details/590');
      await expect(valueButton(page, 'PO Number')).toBeVisible();

      await proxy.cut();
      const refused = page.waitForResponse((answer) => answer.status() === 503);
      await changeText(page, 'PO Number', 'WHILE-AWAY');
      expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);
      const editor = page.getByRole('region', { name: 'Request Information' }).getByRole('textbox');
      await expect(editor).toHaveValue('WHILE-AWAY');
      await expect(valueButton(page, 'Loaner Set')).toBeVisible();

      await proxy.open();
      await expect
        .poll(async () => (await fetch(`${server.origin}/health/ready`)).status, { timeout: 20_000 })
        .toBe(200);
      await editor.press('Enter');
      await expectValue(page, 'PO Number', 'WHILE-AWAY');
    } finally {
      await page.close();
      await server.kill();
      await proxy.cut();
      await home.remove();
    }
  },
);
