import { lazy } from 'react';
import { whenIdle } from '@crt/ui/when-idle';

// The screen comes first; what looks for another one, or counts what happened elsewhere, comes after it, in one file.
const load = () => whenIdle().then(() => import('./NavTools.ts'));

/** The search box of the navigation, once the screen is there. */
export const NavSearch = lazy(async () => ({ default: (await load()).NavSearch }));
/** The search box behind a button, once the screen is there. */
export const NavSearchPopover = lazy(() => whenIdle().then(() => import('./NavSearchPopover.tsx')));
/** The bell, once the screen is there. */
export const NavBell = lazy(async () => ({ default: (await load()).NavBell }));
