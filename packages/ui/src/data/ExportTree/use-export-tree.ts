import { useMemo, useState } from 'react';
import { useControlled } from '../DataTable/use-controlled.ts';
import type { ExportTreeProps } from './ExportTree.tsx';
import {
  branchIds,
  choosableLeaves,
  searchTree,
  toggleNode,
  treeLines,
  type ExportTreeNode,
} from './tree-checks.ts';
import type { TreeAct } from './tree-keys.ts';

/** What can be ticked in the whole tree, and all that a search leaves of it, or nothing of that, at once. */
function useAll(
  nodes: readonly ExportTreeNode[],
  shown: readonly ExportTreeNode[],
  checked: ReadonlySet<string>,
) {
  const leaves = useMemo(() => nodes.flatMap(choosableLeaves), [nodes]);
  const shownLeaves = useMemo(() => shown.flatMap(choosableLeaves), [shown]);
  const count = leaves.reduce((sum, id) => sum + Number(checked.has(id)), 0);
  const isAllShown = shownLeaves.every((id) => checked.has(id));
  const next = (): ReadonlySet<string> => {
    const ids = new Set(checked);
    for (const id of shownLeaves) {
      if (isAllShown) ids.delete(id);
      else ids.add(id);
    }
    return ids;
  };
  return { count, total: leaves.length, isAllShown, hasAny: shownLeaves.length > 0, next };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What a search leaves of the tree: all of it open, but for what is closed meanwhile. */
function useTreeSearch(nodes: readonly ExportTreeNode[], expanded: ReadonlySet<string>) {
  const [search, setText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => searchTree(nodes, search), [nodes, search]);
  const open = useMemo(
    () => (shown === nodes ? expanded : branchIds(shown).difference(closed)),
    [shown, nodes, expanded, closed],
  );
  const setSearch = (text: string): void => {
    setText(text);
    setClosed(new Set());
  };
  return { shown, open, search, setSearch, toggleShown: (id: string) => setClosed(toggled(closed, id)) };
}

/** The state of the tree: what is ticked, what is open, which line has the tab stop. */
export function useExportTree(props: ExportTreeProps) {
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
  const { shown, open, search, setSearch, toggleShown } = useTreeSearch(nodes, expanded);
  const lines = useMemo(() => treeLines(shown, open), [shown, open]);
  const active = lines.findIndex(({ node }) => node.id === activeId);
  const all = useAll(nodes, shown, checked);
  const change = (act: Exclude<TreeAct, { kind: 'go' }>): void => {
    if (act.kind === 'tickAll') return setChecked(all.next());
    const line = lines[act.index];
    if (!line) return;
    if (act.kind === 'tick') {
      if (!line.isDisabled) setChecked(toggleNode(line.node, checked));
      return;
    }
    if (shown === nodes) setExpanded(toggled(expanded, line.node.id));
    else toggleShown(line.node.id);
  };
  return { lines, checked, active: Math.max(0, active), setActiveId, all, search, setSearch, change };
}
