import { expect, type screen } from 'storybook/test';

/** The panel of what a record is stands beside its eIFU data, also while the record is on its way. */
export async function expectFrame(
  canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>,
  information: string,
): Promise<void> {
  const first = (await canvas.findByRole('heading', { name: information })).getBoundingClientRect();
  const beside = canvas.getByRole('heading', { name: 'eIFU Data' }).getBoundingClientRect();
  await expect(beside.top).toBe(first.top);
  await expect(beside.left).toBeGreaterThan(first.right);
}
