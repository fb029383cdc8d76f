import { useMemo, useState } from 'react';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { defineColumns, type BadgeValue, type Column, type RowKey } from '../DataTable/column.ts';
import { useClientRows } from '../DataTable/use-client-rows.ts';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import * as styles from './ResultList.css.ts';

/** How far an item is. */
export type ResultState = 'waiting' | 'running' | 'done' | 'failed';

/** What has become of an item. */
export interface ResultOutcome {
  readonly state: ResultState;
  /** Its state in the words of the business. */
  readonly text: string;
  /** Why it was not done, in a sentence. */
  readonly reason?: string | undefined;
}

export interface ResultListProps<Item> {
  /** What is done: `Bulk operation`. */
  label: string;
  /** In the order in which they are worked on; a new object for an item whose outcome changed. */
  items: readonly Item[];
  /** Keep it stable. */
  getItemKey: (item: Item) => RowKey;
  /** Keep it stable. */
  outcomeOf: (item: Item) => ResultOutcome;
  /** The words above the states. */
  stateHeader: string;
  /** What each item is; declared outside the component. */
  columns: readonly Column<Item>[];
  /** Does these once more; offered for those that failed, when nothing runs any more. */
  onRetry?: ((items: readonly Item[]) => void) | undefined;
}

const tones = { waiting: 'info', running: 'caution', done: 'positive', failed: 'critical' } as const;
const ranks: readonly ResultState[] = ['failed', 'running', 'waiting', 'done'];

/** Many things that are done one after another: how far it is, what has become of each, and what can be tried again. */
export function ResultList<Item>(props: ResultListProps<Item>) {
  const { label, items, getItemKey, outcomeOf, onRetry } = props;
  const texts = useDataTexts();
  const [isNarrowed, setNarrowed] = useState(false);
  const states = items.map((item) => outcomeOf(item).state);
  const failed = states.filter((state) => state === 'failed').length;
  const settled = states.filter((state) => state === 'done').length + failed;
  const isRunning = settled < items.length;
  const columns = useResultColumns(props, {
    hasFailed: failed > 0,
    onRetry: isRunning ? undefined : onRetry,
  });
  const shown = useMemo(
    () => (isNarrowed ? items.filter((item) => outcomeOf(item).state === 'failed') : items),
    [items, isNarrowed, outcomeOf],
  );
  const source = useClientRows(shown, columns);
  const retryAll = () => {
    setNarrowed(false);
    onRetry?.(items.filter((item) => outcomeOf(item).state === 'failed'));
  };
  return (
    <div data-component="ResultList" className={styles.root}>
      <ProgressBar
        label={label}
        value={settled}
        maximum={Math.max(items.length, 1)}
        valueText={texts.resultProgress(settled, items.length)}
        tone={failed > 0 ? 'caution' : isRunning ? 'accent' : 'positive'}
      />
      <div className={styles.actions}>
        <span role="status">{!isRunning && texts.resultSum(settled - failed, failed)}</span>
        {failed > 0 && (
          <Switch isSelected={isNarrowed} onChange={setNarrowed}>
            {texts.onlyFailed}
          </Switch>
        )}
        {failed > 0 && !isRunning && onRetry && (
          <Button onPress={retryAll}>{texts.retryFailed(failed)}</Button>
        )}
      </div>
      <DataTable
        label={label}
        columns={columns}
        getRowKey={getItemKey}
        hasColumnChooser={false}
        empty={{ reason: 'nothingMatches' }}
        {...source}
      />
    </div>
  );
}

/** State first, then what the item is, then why not and what can be done about it. */
function useResultColumns<Item>(
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
