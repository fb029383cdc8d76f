import type { Role } from '../../theme/scales.ts';

/** A band of values that look alike and have a name of their own. */
export interface HeatLevel {
  /** The smallest value that belongs here, in the unit of the map. */
  readonly from: number;
  /** What it means: `free`, `nearly full`, `over the limit`. */
  readonly label: string;
  readonly tone: Role;
  /** How strong the fill is, 1 to 3; default 1. Levels of one tone differ by it. */
  readonly strength?: 1 | 2 | 3;
}

/** The level that a value belongs to: the last one that begins at or below it; below all of them, the first. */
export function levelOf(value: number, levels: readonly HeatLevel[]): HeatLevel | undefined {
  let found = levels[0];
  for (const level of levels) if (level.from <= value) found = level;
  return found;
}
