import type { ReactNode } from 'react';
import { isGranted, type Permission } from '@crt/domain/permission';
import type { RouteRow } from '../routes/route.ts';
import { sections, type Section, type SectionId } from './sections.ts';

export interface MenuEntry {
  readonly label: string;
  /** Address below the base path. */
  readonly path: string;
  /** Says what kind of entry it is, where a section has several: who sees a saved filter (B18). */
  readonly icon?: ReactNode;
}

/** Entries under a heading of their own, or directly in the section when `label` is absent. */
export interface MenuGroup {
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuSection {
  readonly id: SectionId;
  readonly label: string;
  readonly groups: readonly MenuGroup[];
}

/**
 * The menu of somebody with these rights: only built screens, only what they may open, no empty groups (B6, B13). A
 * section shows once it has a screen of its own: one that it shares alone would lead into another section (B8).
 */
export function buildMenu(
  rows: readonly RouteRow[],
  permissions: ReadonlySet<Permission>,
): readonly MenuSection[] {
  const open = rows.filter((row) => row.screen && isGranted(row.access, permissions));
  return (Object.keys(sections) as SectionId[]).flatMap((id) => {
    const section: Section = sections[id];
    if (section.anyOf && !isGranted(section.anyOf, permissions)) return [];
    if (!open.some((row) => isOnlyIn(row, id))) return [];
    return [{ id, label: section.label, groups: groupsOf(id, open) }];
  });
}

const isOnlyIn = ({ menu = [] }: RouteRow, id: SectionId): boolean =>
  menu.length > 0 && menu.every(({ section }) => section === id);

function groupsOf(id: SectionId, rows: readonly RouteRow[]): readonly MenuGroup[] {
  const byLabel = new Map<string | undefined, MenuEntry[]>();
  for (const row of rows) {
    for (const place of row.menu ?? []) {
      if (place.section !== id) continue;
      const entries = byLabel.get(place.group) ?? [];
      entries.push({ label: place.label, path: place.path ?? row.path });
      byLabel.set(place.group, entries);
    }
  }
  return [...byLabel].map(([label, entries]) => ({ ...(label !== undefined && { label }), entries }));
}

/** All entries of a section in their order. */
export function entriesOf(section: MenuSection): readonly MenuEntry[] {
  return section.groups.flatMap((group) => group.entries);
}

/** The row on screen; none for an unknown path. */
export type CurrentRow = RouteRow | undefined;

/** The section that is marked while `row` is on screen: the first of its places that the menu shows (B23). */
export function currentSection(
  menu: readonly MenuSection[],
  row: RouteRow | undefined,
): SectionId | undefined {
  const wanted = row?.section ? [row.section] : (row?.menu ?? []).map((place) => place.section);
  return menu.find(({ id }) => wanted.includes(id))?.id;
}
