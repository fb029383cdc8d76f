import { expect, waitFor } from 'storybook/test';

/**
 * Waits until a control can be used; a function looks for it anew each time. A button of the kit that is closed with a
 * reason, or busy, stays reachable: it is not `disabled`, so `toBeEnabled` alone passes for it.
 */
export const expectOpen = (control: HTMLElement | (() => HTMLElement), options?: { timeout: number }) =>
  waitFor(async () => {
    const found = typeof control === 'function' ? control() : control;
    await expect(found).toBeEnabled();
    await expect(found).not.toHaveAttribute('aria-disabled', 'true');
  }, options);
