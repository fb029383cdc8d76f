import { screen, userEvent } from 'storybook/test';

/** Looks for a document or product by a part of its name, and takes it. */
export async function choosePick(label: string, name: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: label }), name.slice(0, 3));
  await userEvent.click(await screen.findByRole('option', { name }));
}
