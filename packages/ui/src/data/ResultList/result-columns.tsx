import { useMemo } from 'react';
import { defineColumns, type BadgeValue, type Column } from '../DataTable/column.ts';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import * as styles from './ResultList.css.ts';
import type { ResultListProps, ResultState } from './ResultList.types.ts';

const tones = { waiting: 'info', running: 'caution', done: 'positive', failed: 'critical' } as const;
const ranks: readonly ResultState[] = ['failed', 'running', 'waiting', 'done'];

/** State first, then what the item is, then why not and what can be done about it. */
export function useResultColumns<Item>(
  { outcomeOf, stateHeader, columns }: ResultListProps<Item>,
  { hasFailed, onRetry }: { hasFailed: boolean; onRetry: ResultListProps<Item>['onRetry'] },
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
        ...columns,
        ...(hasFailed ? [reasonColumn(outcomeOf, texts)] : []),
        ...(hasFailed && onRetry ? [retryColumn(onRetry, outcomeOf, texts)] : []),
      ]),
    [columns, outcomeOf, stateHeader, hasFailed, onRetry, texts],
  );
}

const reasonColumn = <Item,>(
  outcomeOf: ResultListProps<Item>['outcomeOf'],
  texts: DataTexts,
): Column<Item> => ({
  id: 'result-reason',
  header: texts.resultReason,
  kind: 'text',
  value: (item) => outcomeOf(item).reason,
  lines: 2,
  width: 240,
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
        <button type="button" tabIndex={-1} className={styles.retry} onClick={() => onRetry([item])}>
          {texts.resultRetry}
        </button>
      ),
  };
}
