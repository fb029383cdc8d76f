import { expect, test } from '../system/test.ts';

test(
  'a plan that repeats an order leads to the tree of all of them, and the tree to each plan (K1, K5, M2)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('planner', '/FulfilmentPlan/Details/598');
    const own =
      (await page
        .getByRole('region', { name: 'Request Information' })
        .getByText(/^26-\d+/)
        .first()
        .textContent()) ?? '';
    await page.getByRole('tab', { name: 'Linked Plans' }).click();
    await page.getByRole('link', { name: 'Repeat orders' }).click();
    const tree = page.getByRole('treegrid', { name: 'Repeat orders' });
    const links = tree.getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    await expect(tree.locator('[aria-current="true"]')).toContainText(own.slice(0, 8));
    await expect(links.first()).toHaveAttribute('href', /\/FulfilmentPlan\/Details\/\d+\?useContext=true$/);

    // A search from here stays with repeat orders.
    const search = page.getByRole('searchbox', { name: 'Search plan ID' });
    await search.fill('26-10595');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/RepeatOrders\/595$/);
  },
);

test('who may not open plans reads their ids in the tree (K4)', async ({ open }) => {
  const page = await open('manufacturing-reader', '/RepeatOrders/598');
  const tree = page.getByRole('treegrid', { name: 'Repeat orders' });
  await expect(tree.getByText(/^26-\d+/).first()).toBeVisible();
  await expect(tree.getByRole('link')).toHaveCount(0);
});
