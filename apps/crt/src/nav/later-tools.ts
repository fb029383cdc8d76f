import { lazy } from 'react';
import { whenQuiet } from '@crt/ui/when-quiet';

// The screen comes first; what looks for another one, or counts what happened elsewhere, comes after it, in one file.
const load = () => whenQuiet().then(() => import('./NavTools.ts'));

/** The search box of the navigation, once the screen is there. */
export const NavSearch = lazy(async () => ({ default: (await load()).NavSearch }));
/** The search box behind a button, once the screen is there. */
export const NavSearchPopover = lazy(() => whenQuiet().then(() => import('./NavSearchPopover.tsx')));
/** The bell, once the screen is there. */
export const NavBell = lazy(async () => ({ default: (await load()).NavBell }));
