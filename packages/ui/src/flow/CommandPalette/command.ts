import type { ReactNode } from 'react';
import { fuzzyFit } from './fuzzy.ts';

/** Something that can be done or gone to. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  /** Commands of one group stand together: `Go to`, `Plan`. */
  group?: string;
  /** Other words that people search for. */
  keywords?: readonly string[];
  /** A lucide icon. */
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** Shown at the end; bind it with `useShortcut`. */
  shortcut?: string;
  onAction: () => void;
}

/** Commands that are looked up elsewhere while one types: records, users. */
export interface CommandSource {
  id: string;
  /** Title of its group. */
  title: string;
  /** Answers what matches; an older question is cancelled through its signal. @throws when it cannot be answered */
  load: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Letters needed before it is asked; by default 2. */
  minimumLetters?: number;
}

/** A command that fits, with the letters of its label that were meant. */
export interface FittingCommand extends Command {
  places: readonly number[];
}

/** Commands under one title. */
export interface CommandGroup {
  title: string;
  commands: readonly FittingCommand[];
}

const fitOf = (query: string, command: Command): { score: number; places: readonly number[] } | undefined => {
  const label = fuzzyFit(query, command.label);
  if (label !== undefined) return label;
  // Other words find it too, behind those whose name was meant.
  const around = [command.label, command.group ?? '', ...(command.keywords ?? [])].join(' ');
  const fit = fuzzyFit(query, around);
  return fit === undefined ? undefined : { score: fit.score - 20, places: [] };
};

/** The commands that fit, the best first, in groups whose order follows their best command. */
export const fittingGroups = (
  query: string,
  commands: readonly Command[],
  others: string,
): CommandGroup[] => {
  const fitting = commands
    .flatMap((command) => {
      const fit = fitOf(query, command);
      return fit === undefined ? [] : [{ ...command, ...fit }];
    })
    .toSorted((left, right) => right.score - left.score);
  const groups = Map.groupBy(fitting, (command) => command.group ?? others);
  return [...groups].map(([title, members]) => ({ title, commands: members }));
};
