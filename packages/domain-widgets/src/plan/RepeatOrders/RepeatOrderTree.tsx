import type { RepeatOrder } from '@crt/api-client/types-main';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { TreeTable } from '@crt/ui/TreeTable';
import { useMemo } from 'react';
import { repeatOrderTexts as texts } from './repeat-order.texts.ts';

export interface RepeatOrderTreeProps {
  /** The order that was made first, with its repetitions; undefined until it is there. */
  readonly root: RepeatOrder | undefined;
  /** The plan whose tree it is; its row is grey and marked as current (K5). */
  readonly currentId: number;
  /** Address of a plan; undefined for whoever may not see plans, and reads plain text (K4). */
  readonly planHref: ((id: number) => string) | undefined;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: RepeatOrder) => String(id);
const getChildren = ({ children }: RepeatOrder) => children;
const nothing: RepeatOrder[] = [];

/** An order and everything that repeats it, to any depth; sorting keeps children under their parents (K1, K2, K5). */
export const RepeatOrderTree = ({ root, currentId, planHref, ...state }: RepeatOrderTreeProps) => {
  const columns = useMemo(() => columnsOf(planHref), [planHref]);
  const roots = useMemo(() => (root ? [root] : nothing), [root]);
  return (
    <TreeTable<RepeatOrder>
      // Another tree begins with everything open.
      key={root?.id ?? 'none'}
      label={texts.table}
      columns={columns}
      roots={roots}
      getRowKey={getRowKey}
      getChildren={getChildren}
      currentRowKey={String(currentId)}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...state}
    />
  );
};

function columnsOf(planHref: RepeatOrderTreeProps['planHref']): readonly Column<RepeatOrder>[] {
  const words = texts.columns;
  return defineColumns<RepeatOrder>([
    {
      id: 'planId',
      header: words.planId,
      kind: 'link',
      value: (row) => row.planId,
      href: (row) => planHref?.(row.id),
      // Wide enough for the fourth order in a row.
      width: 200,
      isHideable: false,
    },
    {
      id: 'designStatus',
      header: words.designStatus,
      kind: 'text',
      value: (row) => row.designStatus,
      width: 136,
    },
    {
      id: 'processingStatus',
      header: words.processingStatus,
      kind: 'text',
      value: (row) => row.processingStatus,
      width: 216,
    },
    {
      id: 'progress',
      header: words.progress,
      kind: 'progress',
      value: (row) => row.manufacturingProgressPercentage,
      width: 236,
    },
    {
      id: 'comments',
      header: words.comments,
      kind: 'text',
      value: (row) => row.comments,
      width: 120,
      isFlexible: true,
    },
    {
      id: 'distributionCenter',
      header: words.distributionCenter,
      kind: 'text',
      value: (row) => row.distributionCenter,
      width: 148,
    },
    {
      id: 'productNumber',
      header: words.productNumber,
      kind: 'text',
      value: (row) => row.productNumber,
      width: 130,
    },
    {
      id: 'shipmentDueDate',
      header: words.shipmentDueDate,
      kind: 'date',
      value: (row) => row.shipmentDueDate,
      // Each order is shipped from its own site (K2).
      timeZone: (row) => row.timeZone,
      width: 150,
    },
  ]);
}
