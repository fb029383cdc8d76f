import { useSyncExternalStore } from 'react';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { Keys } from './Keys.tsx';
import { type Shortcut, setSingleKeys, shortcutStore } from './shortcuts.ts';
import * as styles from './Shortcuts.css.ts';
import { useShortcut } from './use-shortcut.ts';

export interface ShortcutSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Told when shortcuts of single keys are switched on or off, to remember it; `setSingleKeys` sets it at the start. */
  onSingleKeysChange?: (isOn: boolean) => void;
}

/** All shortcuts that are in force on the page, by group. `?` opens it. */
export const ShortcutSheet = ({ isOpen, onOpenChange, onSingleKeysChange }: ShortcutSheetProps) => {
  const texts = useFlowTexts();
  const shortcuts = useSyncExternalStore(shortcutStore.subscribe, shortcutStore.all, shortcutStore.none);
  const areOn = useSyncExternalStore(
    shortcutStore.subscribe,
    shortcutStore.areSingleKeysOn,
    shortcutStore.areSingleKeysOnByDefault,
  );
  useShortcut({ keys: '?', label: texts.showShortcuts, onAction: () => onOpenChange(true) });
  const groups = [...Map.groupBy(shortcuts, (shortcut) => shortcut.group ?? texts.generalShortcuts)];
  return (
    <Dialog isOpen={isOpen} onClose={() => onOpenChange(false)} title={texts.shortcuts} width="large">
      <div data-component="ShortcutSheet" className={styles.groups}>
        {groups.map(([title, members]) => (
          <Group key={title} title={title} shortcuts={members} />
        ))}
      </div>
      {/* In force at once: nothing that the dialog would have to ask about. */}
      <div role="presentation" className={styles.foot} onInput={(event) => event.stopPropagation()}>
        <Switch
          isSelected={areOn}
          onChange={(isOn) => {
            setSingleKeys(isOn);
            onSingleKeysChange?.(isOn);
          }}
        >
          {texts.singleKeys}
        </Switch>
        <div className={styles.hint}>{texts.singleKeysHint}</div>
      </div>
    </Dialog>
  );
};

const Group = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.lines}>
      {shortcuts.map(({ keys, label }) => (
        <li key={`${keys} ${label}`} className={styles.line}>
          <span>{label}</span>
          <Keys keys={keys} />
        </li>
      ))}
    </ul>
  </section>
);
