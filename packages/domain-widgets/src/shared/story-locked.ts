import { expect, userEvent, waitFor } from 'storybook/test';

/** A button that cannot be pressed now says why. */
export async function expectLocked(button: HTMLElement, reason: string): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(button);
  await waitFor(() => expect(button).toHaveAccessibleDescription(new RegExp(`${reason}$`)));
  await userEvent.unhover(button);
}
