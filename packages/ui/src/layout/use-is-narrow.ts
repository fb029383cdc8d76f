import { breakpoints } from '../theme/style.ts';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${breakpoints.small - 1}px)`;

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** The window has no room for columns side by side: a telephone, or 400 % zoom (WCAG 1.4.10). */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
