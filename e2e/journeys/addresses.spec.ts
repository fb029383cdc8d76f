import { expect, test } from '../system/test.ts';

const list = 'FulfilmentPlan/List';

test('an address with nonsense in it shows a page with words, never an empty one', async ({ open }) => {
  const page = await open('planner', `/${list}`);
  const rows = page.getByRole('grid').getByRole('link');
  await expect(rows.first()).toBeVisible();
  const go = (address: string) => page.goto(new URL(`/CRT/${address}`, page.url()).href);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));

  // What does not fit is passed over: the list is there.
  for (const query of [
    'page=-1&size=9999',
    'index=-5&recordsPerPage=9999',
    'index=1e99&recordsPerPage=NaN',
    'selectedRecordId=x&storedQueryId=999999999',
    'designStatuses=one,-2,99,99999999999&processingStatuses=77&distributionCenters=0&products=a-b,%00',
    'milestone=0&date=2026-12-04&additional=0:1&additional=99:1&additional=2:9',
    'milestone=seven&relative=9-9-9&date=2026-99-99',
    'additional=1:%25,%E0%A4&colour=blue',
    'orderBy=nothing&ascending=2',
    'milestone=7&date=2026-02-31&requestId=%00',
  ]) {
    await go(`${list}?${query}`);
    await expect(rows.first(), query).toBeVisible();
  }
  // What was passed over is told, and the rest of the address applies.
  const notice = page.getByText(
    'The address names something that is not known here; the rest of it applies.',
  );
  await go(`${list}?requestId=26-10578&orderBy=password&ascending=1`);
  await expect(notice).toBeVisible();
  await expect(rows.filter({ hasText: '26-10578' })).toBeVisible();
  await go('Changes?requestId=26-10578&from=275760-09-13&userId=%00');
  await expect(notice).toBeVisible();
  await go(`${list}?requestId=26-10578&selectedRecordId=578&index=1`);
  await expect(rows.filter({ hasText: '26-10578' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  // What is no number of a saved filter is the plain list.
  await go('FulfilmentPlan/LoadFilter/99999999999');
  await expect(page).toHaveURL(/FulfilmentPlan\/List$/);

  // A filter that matches nothing, and a page behind the last one, say so.
  await go(`${list}?distributionCenters=999999`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await go(`${list}?all=1&index=99991`);
  await expect(rows.first()).toBeVisible();

  // What there is not is not found.
  for (const address of [
    'FulfilmentPlan/Details/abc',
    'FulfilmentPlan/Details/-1',
    'FulfilmentPlan/Details/0',
    'FulfilmentPlan/Details/99999999999999',
    'RepeatOrders/abc',
  ]) {
    await go(address);
    await expect(page.getByRole('heading', { name: 'Page not found' }), address).toBeVisible();
  }
  for (const address of ['FulfilmentPlan/Details/999999', 'RepeatOrders/999999']) {
    await go(address);
    await expect(page.getByRole('main'), address).toContainText('Plan does not exist or was removed.');
  }
  await go('FulfilmentPlan/LoadFilter/999999');
  await expect(page.getByText('The saved filter could not be loaded.')).toBeVisible();
  await go('Changes?changeType=nothing&last=soon&from=never&orderBy=x&recordsPerPage=-1&userId=nobody');
  await expect(page.getByRole('main')).toContainText(/\w/);
  await go('Changes?all=1&index=99991');
  await expect(rows.first()).toBeVisible();
  expect(failures).toEqual([]);
});
