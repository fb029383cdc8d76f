import { useMemo, useState } from 'react';
import type { ExportTreeNode } from '@crt/ui/ExportTree';
import { choosable, mostTicked, type ExportMode, type Pick } from './export-choice.ts';
import { exportTexts as texts } from './export.texts.ts';

/** The mode, what the tree is made of, and whether it is everything. */
export interface ExportChoice {
  readonly mode: ExportMode;
  readonly picks: readonly Pick[];
  readonly isAll: boolean;
  /** A new mode begins without picks; other picks with nothing said of the old ones. */
  readonly setMode: (mode: ExportMode) => void;
  readonly setPicks: (picks: readonly Pick[]) => void;
  readonly setIsAll: (isAll: boolean) => void;
}

/** What somebody chooses to make a tree of. */
export function useExportChoice(): ExportChoice {
  const [mode, setMode] = useState<ExportMode>('manual');
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [isAll, setIsAll] = useState(false);
  const begin = (next: ExportMode) => {
    setMode(next);
    setPicks([]);
    setIsAll(false);
  };
  return { mode, picks, isAll, setMode: begin, setPicks, setIsAll };
}

/**
 * What is ticked: by hand nothing at first, of many chosen ones everything that can be (R9). `take` gives the nodes to
 * export, or says what is wrong with them and gives none.
 */
export function useTicks(
  { mode, isAll }: ExportChoice,
  nodes: readonly ExportTreeNode[] | undefined,
  chooseOne: string,
) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setHasTried] = useState(false);
  const leaves = useMemo(() => new Set(choosable(nodes ?? [])), [nodes]);
  const checked = useMemo(
    () => (mode === 'manual' ? leaves.intersection(toggled) : leaves.difference(toggled)),
    [mode, leaves, toggled],
  );
  const wrong = faultOf(isAll ? 1 : checked.size, chooseOne);
  return {
    checked,
    setChecked: (ids: ReadonlySet<string>) =>
      setToggled(mode === 'manual' ? ids : toggled.difference(leaves).union(leaves.difference(ids))),
    fault: hasTried ? wrong : undefined,
    take: (): string[] => {
      setHasTried(wrong !== undefined);
      if (wrong !== undefined) return [];
      return isAll ? ['all'] : [...checked];
    },
  };
}

function faultOf(count: number, chooseOne: string): string | undefined {
  if (count === 0) return chooseOne;
  return count > mostTicked ? texts.tooMany(mostTicked) : undefined;
}
