import { expect, test } from '../system/test.ts';

test.describe('opening the plan list while signed in', () => {
  for (const address of ['/FulfilmentPlan/List', '/FulfilmentPlan/List?all=1&recordsPerPage=20']) {
    test(`asks for everything once, before its script runs (B19): ${address}`, async ({ open }) => {
      const page = await open('planner', '/FulfilmentPlan/List');
      await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(pathname);
      });
      // The application's script comes late: what was asked until then was asked by the page itself.
      let isHeldBack = true;
      await page.route(/\/CRT\/assets\/shell-.*\.js$/, async (route) => {
        await expect.poll(() => calls).toContain('/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems');
        isHeldBack = false;
        await route.continue();
      });
      await page.goto(new URL(`/CRT${address}`, page.url()).href);
      await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
      expect(isHeldBack).toBe(false);
      expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    });
  }

  test('asks nothing that is going to be refused', async ({ open }) => {
    const page = await open('documentation-reader');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refused: string[] = [];
    const asked: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(new URL('/CRT/FulfilmentPlan/List', page.url()).href);
    await expect(page.getByText('You have insufficient permissions to view this page')).toBeVisible();
    expect(asked).toContain('/api/Login/CheckUserPermissions');
    expect(asked.filter((path) => path.startsWith('/api/FulfilmentPlan/'))).toEqual([]);
    expect(refused).toEqual([]);
  });
});
