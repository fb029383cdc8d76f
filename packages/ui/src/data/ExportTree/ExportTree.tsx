import type { KeyboardEvent, MouseEvent } from 'react';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { ExportTreeLine } from './ExportTreeLine.tsx';
import * as styles from './ExportTree.css.ts';
import { checkStateOf, type ExportTreeNode } from './tree-checks.ts';
import { actOfKey } from './tree-keys.ts';
import { useExportTree } from './use-export-tree.ts';

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

const idOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset['id'];

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
