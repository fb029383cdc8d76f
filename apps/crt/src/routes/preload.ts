import { readOptions } from '@crt/api-client/hooks';
import type { Ask } from '@crt/domain-widgets/read-list';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, type FocusEvent, type PointerEvent } from 'react';
import { useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { rowOfPage } from './row-at.ts';
import type { RouteRow, Screen } from './route.ts';

/** Screens whose files came before they were drawn. */
const loaded = new Map<RouteRow, Screen['default']>();

/** The screen of a row, where its files are here already. */
export const screenHere = (row: RouteRow): Screen['default'] | undefined => loaded.get(row);

/** Loads the files of the screen at an address of the page, before anything of it is drawn. */
export async function preloadScreen(pathname: string): Promise<void> {
  const row = rowOfPage(pathname);
  // What fails is told by the screen.
  const screen = await row?.screen?.().catch(() => undefined);
  if (row && screen) loaded.set(row, screen.default);
}

/** What fails, the screen asks again and tells. */
const askAhead =
  (client: QueryClient): Ask =>
  (call, input) =>
    client.fetchQuery({ ...readOptions(call, input), retry: false }).catch(() => undefined);

/** Asks what the screen at an address of the page asks first. */
async function preloadReads({ pathname, searchParams }: URL, userId: string, ask: Ask): Promise<void> {
  const reads = await rowOfPage(pathname)
    ?.reads?.()
    .catch(() => undefined);
  await reads?.default.ask({ userId, query: searchParams }, ask);
}

/**
 * For whatever holds entries of the menu, which lead only where one may go: when the pointer or the focus comes to one,
 * its screen's files and what that asks first are fetched.
 */
export function usePreload() {
  const client = useQueryClient();
  const session = useSessionState();
  const userId = 'user' in session ? session.user.id : '';
  const last = useRef<string>(undefined);
  const approach = ({ target }: PointerEvent | FocusEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.href === last.current) return;
    last.current = link.href;
    void preloadScreen(link.pathname);
    void preloadReads(new URL(link.href), userId, askAhead(client));
  };
  return { onPointerOver: approach, onFocus: approach };
}
