import { useMemo } from 'react';
import { defineColumns, type BadgeValue, type Column } from '../DataTable/column.ts';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import * as styles from './ResultList.css.ts';
import type { ResultListProps, ResultState } from './ResultList.types.ts';

/** Those of the status vocabulary: not begun, under way. */
const tones = { waiting: 'neutral', running: 'info', done: 'positive', failed: 'critical' } as const;
const ranks: readonly ResultState[] = ['failed', 'running', 'waiting', 'done'];

interface ColumnFacts<Item> {
  readonly hasFailed: boolean;
  readonly reasonLines: 2 | 3;
  readonly onRetry: ResultListProps<Item>['onRetry'];
}

/** State and name first, then why not and what can be done about it, in sight on a tablet too; then what else is told. */
export function useResultColumns<Item>(
  { outcomeOf, stateHeader, columns }: ResultListProps<Item>,
  { hasFailed, reasonLines, onRetry }: ColumnFacts<Item>,
): readonly Column<Item>[] {
  const texts = useDataTexts();
  return useMemo(
    () =>
      defineColumns<Item>([
        {
          id: 'result-state',
          header: stateHeader,
          kind: 'badge',
          value: (item): BadgeValue => {
            const { state, text } = outcomeOf(item);
            return { text, tone: tones[state], rank: ranks.indexOf(state) };
          },
          width: 200,
        },
        ...columns.slice(0, 1),
        ...(hasFailed ? [reasonColumn(outcomeOf, texts, reasonLines)] : []),
        ...(hasFailed && onRetry ? [retryColumn(onRetry, outcomeOf, texts)] : []),
        ...columns.slice(1),
      ]),
    [columns, outcomeOf, stateHeader, hasFailed, reasonLines, onRetry, texts],
  );
}

const reasonColumn = <Item,>(
  outcomeOf: ResultListProps<Item>['outcomeOf'],
  texts: DataTexts,
  lines: ColumnFacts<Item>['reasonLines'],
): Column<Item> => ({
  id: 'result-reason',
  header: texts.resultReason,
  kind: 'text',
  value: (item) => outcomeOf(item).reason,
  lines,
  width: 280,
  isFlexible: true,
});

function retryColumn<Item>(
  onRetry: (items: readonly Item[]) => void,
  outcomeOf: ResultListProps<Item>['outcomeOf'],
  texts: DataTexts,
): Column<Item> {
  return {
    id: 'result-retry',
    header: texts.resultRetry,
    kind: 'custom',
    isSortable: false,
    width: 112,
    cell: (item) =>
      outcomeOf(item).state === 'failed' && (
        // The table is one stop of the tab order; the arrow keys reach what is in its cells.
        <button
          type="button"
          tabIndex={-1}
          className={styles.retry}
          onClick={({ currentTarget }) => {
            goToOutcome(currentTarget);
            onRetry([item]);
          }}
        >
          {texts.resultRetry}
        </button>
      ),
  };
}

/** The button goes while its item is tried again: whoever pressed it goes on at what becomes of it, at the start of the row. */
function goToOutcome(button: HTMLElement): void {
  const cell = button.closest('[role="row"]')?.querySelector<HTMLElement>('[role="gridcell"]');
  if (!cell) return;
  cell.tabIndex = -1;
  cell.focus();
}
