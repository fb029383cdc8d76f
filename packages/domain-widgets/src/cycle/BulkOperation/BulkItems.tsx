import { Button } from '@crt/ui/Button';
import { DataTable, useClientRows, type Column } from '@crt/ui/DataTable';
import { ResultList } from '@crt/ui/ResultList';
import { useMemo } from 'react';
import * as styles from './BulkOperation.css.ts';
import type { BulkItem } from './bulk-item.ts';
import { bulkTexts } from './bulk.texts.ts';
import { statusColumn } from './item-columns.ts';
import type { BulkRun } from './use-bulk-run.ts';

const getItemKey = ({ key }: BulkItem) => key;
const outcomeOf = ({ outcome }: BulkItem) => outcome;

interface ItemsProps {
  readonly columns: readonly Column<BulkItem>[];
}

/** What will be done, before it is (J7). */
export const BulkSummary = ({
  items,
  columns: own,
}: ItemsProps & { readonly items: readonly BulkItem[] }) => {
  const columns = useMemo(() => [statusColumn, ...own], [own]);
  const source = useClientRows(items, columns);
  return (
    <DataTable
      label={bulkTexts.steps.summary}
      columns={columns}
      getRowKey={getItemKey}
      hasColumnChooser={false}
      {...source}
    />
  );
};

/** What becomes of each item, and what can be tried again (J10 to J13). */
export const BulkResults = ({
  run: { items, isRunning, retry },
  columns,
  onAnother,
}: ItemsProps & { readonly run: BulkRun; readonly onAnother: () => void }) => (
  <div className={styles.results}>
    <ResultList
      label={bulkTexts.label}
      stateHeader={bulkTexts.columns.status}
      items={items}
      getItemKey={getItemKey}
      outcomeOf={outcomeOf}
      columns={columns}
      onRetry={retry}
    />
    {!isRunning && (
      <div>
        <Button onPress={onAnother}>{bulkTexts.another}</Button>
      </div>
    )}
  </div>
);
