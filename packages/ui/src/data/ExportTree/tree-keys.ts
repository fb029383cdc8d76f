import type { TreeLine } from './tree-checks.ts';

/** What a key does in a tree: go to a line, open or close one, tick one, tick all. */
export type TreeAct =
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'expand' | 'tick'; readonly index: number }
  | { readonly kind: 'tickAll' };

/** The pressed key, with what the page's direction makes of it. */
export interface TreeKey {
  readonly key: string;
  readonly isCommand: boolean;
  readonly isRightToLeft: boolean;
}

const go = (index: number): TreeAct => ({ kind: 'go', index });

function inward(lines: readonly TreeLine[], index: number): TreeAct | undefined {
  const line = lines[index];
  if (line?.hasChildren !== true) return undefined;
  return line.isExpanded ? go(index + 1) : { kind: 'expand', index };
}

function outward(lines: readonly TreeLine[], index: number): TreeAct | undefined {
  const line = lines[index];
  if (line?.isExpanded === true) return { kind: 'expand', index };
  const parent = lines.findIndex(({ node }) => node.id === line?.parentId);
  return parent < 0 ? undefined : go(parent);
}

/** The next line after this one whose words begin with a letter, round the end of the tree. */
function byLetter(lines: readonly TreeLine[], index: number, letter: string): TreeAct | undefined {
  const wanted = letter.toLowerCase();
  for (let step = 1; step <= lines.length; step++) {
    const next = (index + step) % lines.length;
    if (lines[next]?.node.label.toLowerCase().startsWith(wanted) === true) return go(next);
  }
  return undefined;
}

/** The keyboard of a tree as the ARIA practices have it; undefined for keys that mean nothing here. */
export function actOfKey(lines: readonly TreeLine[], index: number, pressed: TreeKey): TreeAct | undefined {
  const { key, isCommand, isRightToLeft } = pressed;
  const last = lines.length - 1;
  switch (key) {
    case 'ArrowDown':
      return go(Math.min(index + 1, last));
    case 'ArrowUp':
      return go(Math.max(index - 1, 0));
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      return isRightToLeft ? outward(lines, index) : inward(lines, index);
    case 'ArrowLeft':
      return isRightToLeft ? inward(lines, index) : outward(lines, index);
    case ' ':
    case 'Enter':
      return { kind: 'tick', index };
    default:
      if (isCommand) return key === 'a' ? { kind: 'tickAll' } : undefined;
      return key.length === 1 ? byLetter(lines, index, key) : undefined;
  }
}
