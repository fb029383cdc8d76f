import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../system/axe.ts';
import { expect, test } from '../system/test.ts';

const wizard = '/ManufacturingCycle/BulkOperations';
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const boxesOf = (table: Locator) => table.getByRole('checkbox', { name: 'Select row' });

/** The first action that both chosen cases can take: its row tells two plan ids. */
const sharedStep = (page: Page) =>
  page
    .getByRole('grid')
    .filter({ hasText: 'Transition Action' })
    .getByRole('row', { name: /26-\d+, 26-\d+/ })
    .first();

/** Goes to the cases, chooses the first one that others can go with, and one of these. */
async function chooseTwo(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Bulk Process Workflow' })).toBeChecked();
  await next(page).click();
  const table = page.getByRole('grid', { name: 'Manufacturing cycles to process' });
  await expect(boxesOf(table).first()).toBeVisible();
  for (let at = 0; at < 8; at += 1) {
    const suggested = page.waitForResponse(/WithCompatibleWorkflows/);
    await boxesOf(table).nth(at).click();
    const { result } = (await (await suggested).json()) as { result: number[] };
    await expect(page.getByText('1 row selected')).toBeVisible();
    if (result.length > 1) break;
    await page.getByRole('button', { name: 'Clear selection' }).click();
  }
  await table.getByTitle('Can be processed together').first().getByRole('checkbox').click();
  await expect(page.getByText('2 rows selected')).toBeVisible();
}

test(
  'many cases take a step together: chosen, suggested, summed up, done, and one action of the history (J1 to J11, J16)',
  { tag: '@postgresql' },
  async ({ open }) => {
    const page = await open('manufacturing', '/ManufacturingCycle/List?processingStatuses=4');
    await page.getByRole('link', { name: 'Bulk Operations' }).click();
    // The filters of the list came along (G7).
    await expect(page).toHaveURL(/BulkOperations\?.*processingStatuses=4/);
    await expect(page.getByRole('heading', { name: 'Bulk Operations', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await next(page).click();
    await next(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Validation Error' })).toContainText(
      'Please select cases to process.',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await chooseTwo(page);
    await expect(page.getByText('Filters are fixed while cases are selected.')).toBeVisible();
    await expectAccessible(page);

    await next(page).click();
    await sharedStep(page).getByRole('checkbox').click();
    await expectAccessible(page);
    await next(page).click();
    const summary = page.getByRole('grid', { name: 'Summary' });
    await expect(summary.getByText('Pending', { exact: true }).first()).toBeVisible();
    await expect(summary.getByRole('link').first()).toHaveAttribute('href', /Details\/\d+\?useContext=true/);
    await page.getByRole('button', { name: 'Finish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Bulk Operation' });
    await expect(question).toContainText('Are you sure to complete the Bulk Operation?');
    await question.getByRole('button', { name: 'Cancel' }).click();

    const operationIds: (string | undefined)[] = [];
    await page.route(/BulkOperation$|UndoCurrentStep$/, (route) => {
      const body = route.request().postDataJSON() as { bulkOperationId?: string };
      operationIds.push(body.bulkOperationId);
      return route.continue();
    });
    await page.getByRole('button', { name: 'Finish' }).click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    const results = page.getByRole('grid', { name: 'Bulk operation' });
    await expect(page.getByText('2 done', { exact: true })).toBeVisible();
    await expect(results.getByText('Finished', { exact: true })).toHaveCount(2);
    expect(operationIds).toHaveLength(2);
    expect(operationIds[0]).toMatch(/^[\da-f-]{36}$/);
    expect(operationIds[1]).toBe(operationIds[0]);
    await expect(next(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expectAccessible(page);
  },
);

test('who only reads has no button, and is told why there is no wizard (G7)', async ({ open }) => {
  const page = await open('manufacturing-reader', '/ManufacturingCycle/List');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bulk Operations' })).toHaveCount(0);
  await page.goto(new URL(`/CRT${wizard}`, page.url()).href);
  await expect(
    page.getByText('Bulk operations need the right to manage manufacturing cycles.'),
  ).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test('a step that somebody else did meanwhile fails alone; leaving asks while items are processed (J12, J13, J18)', async ({
  open,
}) => {
  const page = await open('manufacturing', `${wizard}?processingStatuses=4`);
  await chooseTwo(page);
  await next(page).click();
  await sharedStep(page).getByRole('checkbox').click();
  await next(page).click();
  await expect(page.getByRole('grid', { name: 'Summary' })).toBeVisible();
  // The first item is refused as by somebody who was faster, and the second waits until it is let go.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(/GetTimestamp/, async (route) => {
    count += 1;
    if (count === 1) return route.fulfill({ status: 404, json: { title: 'Not found', status: 404 } });
    await held;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const results = page.getByRole('grid', { name: 'Bulk operation' });
  await expect(results.getByText('Error', { exact: true })).toBeVisible();
  await expect(results.getByText('Processing', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to overview list' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave while items are being processed?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  letGo();
  await expect(page.getByText('1 done, 1 not done', { exact: true })).toBeVisible();
  await page.unroute(/GetTimestamp/);
  await page.getByRole('button', { name: 'Try 1 again' }).click();
  await expect(page.getByText('2 done', { exact: true })).toBeVisible();
});
