import type { MenuMode } from '../app/preferences/stored-preferences.ts';

/** How the navigation stands on the page. */
export type MenuLayout = 'horizontal' | 'vertical' | 'collapsed';

/** Widths of the window in CSS pixels (B2 to B5). */
const sideMenuFrom = 1000;
const barFrom = { oneWorld: 1320, bothWorlds: 1870 } as const;

/**
 * Where the menu stands: as chosen, or in AUTO by the window's width. Who works in both the main system and the
 * documentation has more sections, so the bar needs more room.
 */
export function menuLayout(mode: MenuMode, width: number, hasBothWorlds: boolean): MenuLayout {
  if (mode === 'HORIZONTAL') return 'horizontal';
  if (mode === 'VERTICAL') return 'vertical';
  if (mode === 'COLLAPSE') return 'collapsed';
  if (width < sideMenuFrom) return 'collapsed';
  return width < (hasBothWorlds ? barFrom.bothWorlds : barFrom.oneWorld) ? 'vertical' : 'horizontal';
}

/** Whether a bar that was chosen has room for icons only beside its sections: below the width at which AUTO has a bar or words. */
export const isBarTight = (width: number): boolean => width < sideMenuFrom;
