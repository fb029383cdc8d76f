export { ShortcutSheet } from '../src/flow/Shortcuts/ShortcutSheet.tsx';
export type { ShortcutSheetProps } from '../src/flow/Shortcuts/ShortcutSheet.tsx';
