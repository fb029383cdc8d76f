import type { MenuSection } from './menu.ts';
import type { SectionId } from './sections.ts';

/** What bar and side menu are given. */
export interface NavigationProps {
  readonly menu: readonly MenuSection[];
  /** The section on screen. */
  readonly current: SectionId | undefined;
  /** The path on screen, below the base path. */
  readonly currentPath: string;
}
