import { useMemo, useRef, useState } from 'react';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { useClientRows } from '../DataTable/use-client-rows.ts';
import { useDataTexts } from '../data-texts.ts';
import { useResultColumns } from './result-columns.tsx';
import * as styles from './ResultList.css.ts';
import type { ResultListProps } from './ResultList.types.ts';

/** Up to so many rows are as high as their reasons need; of more only those in view are drawn, all of one height. */
const mostTallRows = 100;

/** Many things that are done one after another: how far it is, what has become of each, and what can be tried again. */
export function ResultList<Item>(props: ResultListProps<Item>) {
  const { label, items, getItemKey, outcomeOf, onRetry } = props;
  const texts = useDataTexts();
  const [wantsOpen, setWantsOpen] = useState(false);
  const states = items.map((item) => outcomeOf(item).state);
  const failed = states.filter((state) => state === 'failed').length;
  const done = states.filter((state) => state === 'done').length;
  const settled = done + failed;
  const isRunning = settled < items.length;
  // What is tried again stays among what was not done until it is: who pressed it in its row keeps his place.
  const isNarrowed = wantsOpen && done < items.length;
  const shown = useMemo(
    () => (isNarrowed ? items.filter((item) => outcomeOf(item).state !== 'done') : items),
    [items, isNarrowed, outcomeOf],
  );
  const columns = useResultColumns(props, {
    hasFailed: failed > 0,
    reasonLines: shown.length > mostTallRows ? 2 : 3,
    onRetry: isRunning ? undefined : onRetry,
  });
  const source = useClientRows(shown, columns);
  const sum = useRef<HTMLSpanElement>(null);
  const retryAll = () => {
    // The button goes with what is tried again: whoever pressed it goes on at what becomes of it.
    sum.current?.focus();
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
        <span ref={sum} role="status" tabIndex={-1}>
          {!isRunning && texts.resultSum(done, failed)}
        </span>
        {(failed > 0 || isNarrowed) && (
          <Switch isSelected={isNarrowed} onChange={setWantsOpen}>
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
