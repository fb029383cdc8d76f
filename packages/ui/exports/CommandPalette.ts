export { CommandPalette } from '../src/flow/CommandPalette/CommandPalette.tsx';
export type { CommandPaletteProps } from '../src/flow/CommandPalette/CommandPalette.tsx';
export type { Command, CommandSource } from '../src/flow/CommandPalette/command.ts';
