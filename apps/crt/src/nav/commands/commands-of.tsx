import { Keyboard, ListFilter, LogOut, PanelTop, Rows3, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command } from '@crt/ui/CommandPalette';
import {
  densityChoices,
  menuModes,
  themeChoices,
  type Preferences,
} from '../../app/preferences/stored-preferences.ts';
import type { MenuSection } from '../menu.ts';
import { navTexts } from '../nav.texts.ts';
import { routeRows } from '../../routes/rows.ts';
import { ownPagesOf } from '../own-pages.ts';
import type { OwnEntries } from '../saved-filter-entries.tsx';
import { sectionIcons } from '../section-icons.tsx';
import { sections, type SectionId } from '../sections.ts';

/** What the commands do. */
export interface Deeds {
  readonly goTo: (path: string) => void;
  readonly choose: (choice: Partial<Preferences>) => void;
  readonly showShortcuts: () => void;
  readonly signOut: () => void;
}

/** Everything that the person can do from anywhere: their menu, saved filters and user menu once more, to be typed. */
export function commandsOf(screens: readonly MenuSection[], saved: OwnEntries, deeds: Deeds): Command[] {
  return [
    ...screens.flatMap((section) => screenCommands(section, deeds)),
    ...ownPagesOf(routeRows).map(({ path, label }) => ({
      id: path,
      label,
      group: navTexts.goTo,
      icon: <ListFilter />,
      onAction: () => deeds.goTo(path),
    })),
    ...savedCommands(saved, deeds),
    ...choiceCommands(deeds),
    {
      id: 'shortcuts',
      label: navTexts.shortcuts,
      shortcut: '?',
      group: navTexts.general,
      icon: <Keyboard />,
      onAction: deeds.showShortcuts,
    },
    {
      id: 'logOut',
      label: navTexts.logOut,
      group: navTexts.general,
      icon: <LogOut />,
      onAction: deeds.signOut,
    },
  ];
}

const screenCommands = ({ id, label, groups }: MenuSection, { goTo }: Deeds): Command[] =>
  groups.flatMap((group) =>
    group.entries.map((entry) => ({
      id: `${id} ${entry.path}`,
      label: entry.label,
      // 'Default' and 'Changes' stand in several sections.
      description: group.label === undefined ? label : `${label} · ${group.label}`,
      keywords: [label],
      group: navTexts.goTo,
      icon: sectionIcons[id],
      onAction: () => goTo(entry.path),
    })),
  );

const savedCommands = (saved: OwnEntries, { goTo }: Deeds): Command[] =>
  (Object.keys(saved) as SectionId[]).flatMap((id) =>
    (saved[id] ?? []).map(({ label, path }) => ({
      id: path,
      label,
      description: sections[id].label,
      group: navTexts.savedFilters,
      icon: sectionIcons[id],
      onAction: () => goTo(path),
    })),
  );

const choiceCommands = ({ choose }: Deeds): Command[] => [
  ...themeChoices.map((theme) =>
    choice(<SunMoon />, navTexts.theme, navTexts.themes[theme], () => choose({ theme })),
  ),
  ...densityChoices.map((density) =>
    choice(<Rows3 />, navTexts.density, navTexts.densities[density], () => choose({ density })),
  ),
  ...menuModes.map((menuMode) =>
    choice(<PanelTop />, navTexts.menuMode, menuMode, () => choose({ menuMode })),
  ),
];

const choice = (icon: ReactNode, kind: string, name: string, onAction: () => void): Command => ({
  id: `${kind} ${name}`,
  label: `${kind}: ${name}`,
  group: navTexts.appearance,
  icon,
  onAction,
});
