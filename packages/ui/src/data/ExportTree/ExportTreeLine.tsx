import { ChevronRight } from 'lucide-react';
import { CheckMark } from '../../fields/Checkbox/Checkbox.tsx';
import * as styles from './ExportTree.css.ts';
import type { CheckState, TreeLine } from './tree-checks.ts';

interface ExportTreeLineProps {
  line: TreeLine;
  state: CheckState;
  /** Whether Tab comes to this line. */
  isStop: boolean;
}

const INDENT = 24;

const ARIA_CHECKED = { all: true, none: false, some: 'mixed' } as const;

/** One line of the tree: what opens it, what ticks it, its words and why it cannot be ticked. */
export const ExportTreeLine = ({ line, state, isStop }: ExportTreeLineProps) => {
  const { node, level, hasChildren, isExpanded, isDisabled } = line;
  return (
    <div
      role="treeitem"
      className={styles.line}
      data-id={node.id}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.size}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-checked={ARIA_CHECKED[state]}
      aria-disabled={isDisabled || undefined}
      style={{ paddingInlineStart: (level - 1) * INDENT }}
    >
      {hasChildren ? (
        <span className={styles.turn} data-part="turn">
          <ChevronRight className={styles.chevron} size={16} strokeWidth={1.5} aria-hidden />
        </span>
      ) : (
        <span className={styles.noTurn} />
      )}
      <span className={styles.box}>
        <CheckMark isSelected={state === 'all'} isIndeterminate={state === 'some'} />
      </span>
      <span className={styles.words}>{node.label}</span>
      {node.disabledReason !== undefined && <span className={styles.reason}>{node.disabledReason}</span>}
    </div>
  );
};
