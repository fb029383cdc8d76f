import { lazy, Suspense, useEffect, useState } from 'react';
import { setSingleKeys, useShortcut } from '@crt/ui/use-shortcut';
import { setPreferences, usePreferences } from '../../app/preferences/preferences.ts';
import type { MenuSection } from '../menu.ts';
import { navTexts } from '../nav.texts.ts';
import type { OwnEntries } from '../saved-filter-entries.tsx';

const CommandsDialog = lazy(() => import('./CommandsDialog.tsx'));
const ShortcutSheet = lazy(async () => ({ default: (await import('@crt/ui/ShortcutSheet')).ShortcutSheet }));

export interface CommandsProps {
  /** The screens that the person may open, by section. */
  readonly screens: readonly MenuSection[];
  readonly saved: OwnEntries;
}

/** The keys that work on every screen: Ctrl or Command with K for the palette, `?` for the sheet of all keys. */
const Commands = (props: CommandsProps) => {
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  // Undefined until it was asked for; from then on the sheet is there and has its own key.
  const [isSheetOpen, setIsSheetOpen] = useState<boolean>();
  const { singleKeys } = usePreferences();
  useEffect(() => setSingleKeys(singleKeys), [singleKeys]);
  useShortcut({ keys: 'Mod+K', label: navTexts.commands, onAction: () => setIsPaletteOpen(true) });
  useShortcut({
    keys: '?',
    label: navTexts.shortcuts,
    isDisabled: isSheetOpen !== undefined,
    onAction: () => setIsSheetOpen(true),
  });
  return (
    <Suspense>
      {isPaletteOpen && (
        <CommandsDialog
          {...props}
          isOpen
          onOpenChange={setIsPaletteOpen}
          onShortcuts={() => setIsSheetOpen(true)}
        />
      )}
      {isSheetOpen !== undefined && (
        <ShortcutSheet
          isOpen={isSheetOpen}
          onOpenChange={setIsSheetOpen}
          onSingleKeysChange={(isOn) => setPreferences({ singleKeys: isOn })}
        />
      )}
    </Suspense>
  );
};

export default Commands;
