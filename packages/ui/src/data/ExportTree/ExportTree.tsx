import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { useControlled } from '../DataTable/use-controlled.ts';
import { ExportTreeLine } from './ExportTreeLine.tsx';
import * as styles from './ExportTree.css.ts';
import {
  branchIds,
  checkStateOf,
  choosableLeaves,
  toggleNode,
  treeLines,
  type ExportTreeNode,
} from './tree-checks.ts';
import { actOfKey, type TreeAct } from './tree-keys.ts';

export interface ExportTreeProps {
  /** The name of the tree, read aloud. */
  label: string;
  /** Keep the array stable while nothing changed. */
  nodes: readonly ExportTreeNode[];
  /** The ids of the ticked leaves; the state of what stands above them follows. Without it the tree keeps its own. */
  checkedIds?: ReadonlySet<string> | undefined;
  onCheckedChange?: (ids: ReadonlySet<string>) => void;
  /** The open branches; without it the tree keeps its own, with everything open at first. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
}

/** What can be ticked in the whole tree, and all of it or nothing at once. */
function useAll(nodes: readonly ExportTreeNode[], checked: ReadonlySet<string>) {
  const leaves = useMemo(() => nodes.flatMap(choosableLeaves), [nodes]);
  const count = leaves.reduce((sum, id) => sum + Number(checked.has(id)), 0);
  const next = (): ReadonlySet<string> => {
    const ids = new Set(checked);
    for (const id of leaves) {
      if (count === leaves.length) ids.delete(id);
      else ids.add(id);
    }
    return ids;
  };
  return { count, total: leaves.length, next };
}

const idOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset['id'];

/** The state of the tree: what is ticked, what is open, which line has the tab stop. */
function useExportTree(props: ExportTreeProps) {
  const { nodes } = props;
  const [checked, setChecked] = useControlled<ReadonlySet<string>>(
    props.checkedIds,
    () => new Set(),
    props.onCheckedChange,
  );
  const [expanded, setExpanded] = useControlled<ReadonlySet<string>>(
    props.expandedIds,
    () => branchIds(nodes),
    props.onExpandedChange,
  );
  const [activeId, setActiveId] = useState<string>();
  const lines = useMemo(() => treeLines(nodes, expanded), [nodes, expanded]);
  const active = lines.findIndex(({ node }) => node.id === activeId);
  const all = useAll(nodes, checked);
  const change = (act: Exclude<TreeAct, { kind: 'go' }>): void => {
    if (act.kind === 'tickAll') return setChecked(all.next());
    const line = lines[act.index];
    if (!line) return;
    if (act.kind === 'tick') {
      if (!line.isDisabled) setChecked(toggleNode(line.node, checked));
      return;
    }
    const next = new Set(expanded);
    if (!next.delete(line.node.id)) next.add(line.node.id);
    setExpanded(next);
  };
  return { lines, checked, active: Math.max(0, active), setActiveId, all, change };
}

/**
 * A tree to choose from: ticking a branch ticks what can be ticked below it, and a branch shows whether all, some or
 * none of it is ticked. Nodes that may not be chosen stay readable and say why (R6–R8).
 */
export const ExportTree = (props: ExportTreeProps) => {
  const texts = useDataTexts();
  const { lines, checked, active, setActiveId, all, change } = useExportTree(props);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey) return;
    const act = actOfKey(lines, active, {
      key: event.key,
      isCommand: event.ctrlKey || event.metaKey,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!act) return;
    event.preventDefault();
    if (act.kind !== 'go') change(act);
    else event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[act.index]?.focus();
  };
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const index = lines.findIndex(({ node }) => node.id === idOf(event.target));
    if (index < 0) return;
    const isTurn = (event.target as Element).closest('[data-part="turn"]') !== null;
    change({ kind: isTurn ? 'expand' : 'tick', index });
  };
  return (
    <div className={styles.root} data-component="ExportTree">
      <div className={styles.bar}>
        <span role="status">{texts.chosenOf(all.count, all.total)}</span>
        <BarButton isHeldBack={all.total === 0} onPress={() => change({ kind: 'tickAll' })}>
          {all.total > 0 && all.count === all.total ? texts.chooseNothing : texts.chooseAll}
        </BarButton>
      </div>
      <div
        role="tree"
        aria-label={props.label}
        aria-multiselectable
        className={styles.tree}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => setActiveId(idOf(event.target))}
      >
        {lines.map((line, index) => (
          <ExportTreeLine
            key={line.node.id}
            line={line}
            state={checkStateOf(line.node, checked)}
            isStop={index === active}
          />
        ))}
      </div>
    </div>
  );
};
