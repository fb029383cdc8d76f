import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser knows. A server, and the browser while it takes over what a server has drawn, take `onServer`
 * instead, so that both draw the same; right after that, and wherever no server draws, it is what `read` answers (the
 * same each time).
 */
export const useBrowserValue = <Value extends string | number | boolean>(
  read: () => Value,
  onServer: Value,
): Value => useSyncExternalStore(neverChanges, read, () => onServer);
