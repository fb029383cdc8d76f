import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { useControlled } from '../DataTable/use-controlled.ts';
import { ExportTreeLine } from './ExportTreeLine.tsx';
import * as styles from './ExportTree.css.ts';
import {
  branchIds,
  checkStateOf,
  choosableLeaves,
  searchTree,
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
  /** Offers a search for words of the nodes; what it leaves is open, and "choose all" means that alone. */
  hasSearch?: boolean;
}

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

/**
 * A tree to choose from: ticking a branch ticks what can be ticked below it, and a branch shows whether all, some or
 * none of it is ticked. Nodes that may not be chosen stay readable and say why (R6–R8).
 */
export const ExportTree = (props: ExportTreeProps) => {
  const texts = useDataTexts();
  const { lines, checked, active, setActiveId, all, search, setSearch, change } = useExportTree(props);
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
        <BarButton isHeldBack={!all.hasAny} onPress={() => change({ kind: 'tickAll' })}>
          {all.hasAny && all.isAllShown ? texts.chooseNothing : texts.chooseAll}
        </BarButton>
      </div>
      {props.hasSearch === true && (
        <div className={styles.search}>
          <SearchField
            label={texts.searchTreeIn(props.label)}
            placeholder={texts.searchTree}
            value={search}
            onChange={setSearch}
          />
          {lines.length === 0 && <span role="status">{texts.nothingMatchesTitle}</span>}
        </div>
      )}
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
