export { Keys } from '../src/flow/Shortcuts/Keys.tsx';
export { setSingleKeys } from '../src/flow/Shortcuts/shortcuts.ts';
export type { Shortcut } from '../src/flow/Shortcuts/shortcuts.ts';
export { useShortcut } from '../src/flow/Shortcuts/use-shortcut.ts';
export type { ShortcutOptions } from '../src/flow/Shortcuts/use-shortcut.ts';
