import type { Page } from '@playwright/test';
import { valueButton } from '../system/plan-page.ts';
import { fillSignIn, openAs } from '../system/sign-in.ts';
import { expectToStay } from '../system/stays.ts';
import { expect, test } from '../system/test.ts';

const commentBox = (page: Page) =>
  page.getByRole('region', { name: 'Comments' }).getByRole('textbox', { name: 'Comment' });

test('a page outlives its server: what is shown and typed stays, and it comes back by itself', async ({
  page,
  ownServer,
}) => {
  const notice = page.getByText('The server cannot be reached. Your work on this page is kept');
  await openAs(page, 'planner', ownServer.origin, '/FulfilmentPlan/Details/590');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await commentBox(page).fill('Half a thought');
  await expect(valueButton(page, 'PO Number')).toBeVisible();

  await ownServer.stop();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Error during adding comment. Please try again.')).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(commentBox(page)).toHaveValue('Half a thought');
  await expect(valueButton(page, 'PO Number')).toBeVisible();

  await ownServer.startAgain();
  await expect(notice).toBeHidden();
  await expect(commentBox(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
});

test('a reload that fails in the background takes nothing off the page', async ({ open }) => {
  const [mine, theirs] = await Promise.all([
    open('planner', '/FulfilmentPlan/Details/583'),
    open('administrator', '/FulfilmentPlan/Details/583'),
  ]);
  for (const page of [mine, theirs]) await page.getByRole('tab', { name: 'Comments' }).click();
  await commentBox(mine).fill('Half a thought');

  let refused = 0;
  await mine.route(/\/api\/(?!events)/, async (route) => {
    refused += 1;
    await route.fulfill({ status: 503, body: '' });
  });
  await commentBox(theirs).fill('Something new');
  await theirs.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(theirs.getByText('Comment added.')).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
  // Longer than the last of the attempts takes.
  await expectToStay(async () => expect(await commentBox(mine).inputValue()).toBe('Half a thought'), 3_000);

  await mine.unroute(/\/api\/(?!events)/);
  await expect(mine.getByText('Something new')).toBeVisible();
  await expect(commentBox(mine)).toHaveValue('Half a thought');
});

test('a session that ended takes nothing of the comment that was being written', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/584');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await commentBox(page).fill('Half a thought');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await fillSignIn(page, 'planner');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(commentBox(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
  await expect(commentBox(page)).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /comment/.test(key)))).toEqual(
    [],
  );
});
