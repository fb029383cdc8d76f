import { expectAccessible } from '../system/axe.ts';
import { answer } from '../system/plan-page.ts';
import { expect, test } from '../system/test.ts';

test('a comment is added, edited and deleted by its author only (F47, F48, F49)', async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/580');
  await page.getByRole('tab', { name: 'Comments' }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: 'Add' }).click();
  await expect(comments.getByText("Comment can't be empty")).toBeVisible();
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Blank has arrived.');
  await comments.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
  const mine = comments.getByRole('listitem').filter({ hasText: 'Blank has arrived.' });
  await expectAccessible(page);

  const other = await open('manufacturing', '/FulfilmentPlan/Details/580');
  // Cycles alone do not open a plan.
  await expect(other).toHaveURL((url) => url.pathname === '/CRT/InsufficientPermissions');
  const reader = await open('plan-reader', '/FulfilmentPlan/Details/580');
  await reader.getByRole('tab', { name: 'Comments' }).click();
  await expect(reader.getByText('Blank has arrived.')).toBeVisible();
  await expect(reader.getByRole('textbox', { name: 'Comment' })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Delete comment' })).toHaveCount(0);

  await mine.getByRole('button', { name: 'Edit comment' }).click();
  await comments.getByRole('textbox', { name: 'Comment' }).last().fill('Blank has arrived, lot 4470.');
  await comments.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Comment edited.')).toBeVisible();
  const edited = comments.getByRole('listitem').filter({ hasText: 'lot 4470' });
  await edited.getByRole('button', { name: 'Delete comment' }).click();
  await answer(page, 'Do you want to remove this comment?', 'OK');
  await expect(page.getByText('Comment deleted.')).toBeVisible();
  await expect(edited).toHaveCount(0);
});

test('plans are linked and the link is deleted (F50, F51, F62)', { tag: '@postgresql' }, async ({ open }) => {
  const page = await open('planner', '/FulfilmentPlan/Details/581');
  await page.getByRole('tab', { name: 'Linked Plans' }).click();
  const table = page.getByRole('region', { name: 'Linked Plans' });
  await table.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  const requestId = dialog.getByRole('combobox', { name: 'Plan ID' });
  const linkType = dialog.getByRole('button', { name: 'Link type' });
  await linkType.click();
  await page.getByRole('option').first().click();
  // With itself: the dialog says so and keeps what was entered.
  await requestId.fill('10581');
  await page.getByRole('option', { name: /10581/ }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('A plan cannot be linked to itself.');
  await expect(requestId).toHaveValue(/10581/);
  await expect(linkType).not.toHaveText(/Select/);
  const linked = '26-10575';
  await requestId.fill(linked);
  await page.getByRole('option', { name: linked }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Link added.')).toBeVisible();
  await expect(table.getByRole('link', { name: linked })).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('button', { name: `Delete link with ${linked}` }).click();
  await answer(page, `Do you want to remove link with Request ${linked}?`, 'OK');
  await expect(page.getByText('Link deleted.')).toBeVisible();
});
