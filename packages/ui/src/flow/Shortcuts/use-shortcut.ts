import { useEffect, useRef } from 'react';
import { type Shortcut, registerShortcut } from './shortcuts.ts';

/** A shortcut that can rest. */
export interface ShortcutOptions extends Shortcut {
  /** Out of force, and not in the sheet. */
  isDisabled?: boolean;
}

/** Binds keys for as long as the component is there, and lists them in the ShortcutSheet. Not while one is writing. */
export const useShortcut = ({ keys, label, group, onAction, isDisabled = false }: ShortcutOptions) => {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  const isListedOnly = onAction === undefined;
  useEffect(() => {
    if (isDisabled) return undefined;
    const shortcut = { keys, label, onAction: isListedOnly ? undefined : () => latest.current?.() };
    return registerShortcut(group === undefined ? shortcut : { ...shortcut, group });
  }, [keys, label, group, isDisabled, isListedOnly]);
};
