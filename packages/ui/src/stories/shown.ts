import { expect, waitFor } from 'storybook/test';

/** Waits until an element that fades in can be seen. */
export const shown = async <E extends HTMLElement>(element: E): Promise<E> => {
  await waitFor(() => expect(element).toBeVisible());
  return element;
};
