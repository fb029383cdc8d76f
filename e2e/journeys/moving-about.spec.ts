import { expectAccessible } from '../system/axe.ts';
import { userMenu } from '../system/sign-in.ts';
import { expect, test } from '../system/test.ts';

test('Back and Forward ask before a comment that was begun is lost', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page).toHaveURL(/tab=comments/);
  const address = page.url();
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Blank has arrived.');

  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await page.goBack({ waitUntil: 'commit' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(comment).toHaveValue('Blank has arrived.');
  expect(page.url()).toBe(address);

  await page.goBack({ waitUntil: 'commit' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(/\/FulfilmentPlan\/List/);
  // Nothing is typed any more, so nothing is asked.
  await page.goForward();
  await expect(page).toHaveURL(address);
});

test('the title of a screen is said on arrival, and the focus goes to its heading', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await expect(page.getByRole('grid')).toBeVisible();
  const arrival = page.locator('#arrival');
  await expect(arrival).toHaveRole('status');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(arrival).toHaveText('Plan Details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(arrival).toHaveText('Plan Coordination');
});

test('the palette goes to screens and changes the theme; the sheet lists the keys', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/List');
  await expect(page.getByRole('grid')).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  // The keys come in idle time after the first picture.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(palette.getByRole('menuitem', { name: /Log Out/ })).toBeVisible();
  await expect(palette.getByRole('menuitem', { name: /^Users/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.locator('[data-theme="dark"]').first()).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  // What is typed before the field has the focus is lost, and so is a key for the page while the palette has it.
  await expect(palette.locator('input')).toBeFocused();
  await page.keyboard.type('filter manag');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/FilterManagement$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Go to a screen or do something')).toBeVisible();
  await sheet.getByText('Shortcuts of a single key', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
});

test('what was said stands in the user menu under Messages', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/582');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Seen.');
  await page.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByText('Comment added.')).toBeVisible();
  await expectAccessible(page);
  // The menu from which it was opened is gone; its button is not.
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
});

test('by keys: Space looks at a row and goes on with it, Enter opens it, e edits one value after the other (REG17)', async ({
  open,
}) => {
  const page = await open('planner', '/FulfilmentPlan/List?all=1');
  const row = (id: string) => page.getByRole('grid').getByRole('link', { name: new RegExp(id) });
  await expect(row('26-10600')).toBeVisible();
  // The keys come in idle time after the first picture.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(row('26-10600')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  const look = page.locator('[data-component="PlanPeek"]');
  await expect(look.getByRole('heading', { name: '26-10600' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(look.getByRole('heading', { name: '26-10598' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look).toHaveCount(0);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Open the row')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row('26-10598')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Details\/598/);

  const facts = page.getByRole('main').locator('button[data-component="InlineEdit"]');
  await expect(facts.first()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.locator('button[aria-label="Status"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
});
