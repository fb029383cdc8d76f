import type { ComponentType } from 'react';
import type { Ask } from '@crt/domain-widgets/read-list';
import type { Access } from '@crt/domain/permission';
import type { SectionId } from '../nav/sections.ts';

/** Where a screen is found in the menus; a screen may have several places (Changes has two, B7 and B8). */
export interface MenuPlace {
  readonly section: SectionId;
  readonly label: string;
  /** Where the entry leads, where that is another address of the same screen. */
  readonly path?: string;
  /** Group within the section, where it has groups (Configuration). */
  readonly group?: string;
}

/** What a screen asks first, beside it in a `*.reads.ts`: asked before its files are there. */
export interface ScreenReads extends Pick<RouteRow, 'path'> {
  /** Any one is enough; `open` to whoever is signed in. */
  readonly access: readonly string[] | 'open';
  readonly ask: (visit: Visit, ask: Ask) => Promise<void>;
}

/** What every screen may ask for: all screens that there are, for those that name others to go to. */
export interface ScreenProps {
  readonly rows: readonly RouteRow[];
}

/** The file of a screen. */
export interface Screen {
  readonly default: ComponentType<ScreenProps>;
}

/** Who is about to see a screen, and what its address says. */
export interface Visit {
  readonly userId: string;
  readonly query: URLSearchParams;
}

/** One screen: its address, its title, who may open it and the file that draws it. */
export interface RouteRow {
  /** Below the base path; `:name` is a parameter, `?` makes a segment optional. */
  readonly path: string;
  /** First part of the browser's title (A2). */
  readonly title: string;
  readonly access: Access;
  /** Absent while the screen is not built; such screens say so, and no menu lists them. */
  readonly screen?: () => Promise<Screen>;
  /** What it asks first; a screen without asks when it is drawn. */
  readonly reads?: () => Promise<{ readonly default: ScreenReads }>;
  readonly menu?: readonly MenuPlace[];
  /** The section that is marked while this screen is open, where the screen itself is in no menu (B23). */
  readonly section?: SectionId;
}
