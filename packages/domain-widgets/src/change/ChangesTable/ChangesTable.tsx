import type { ChangeRow } from '@crt/api-client/types-main';
import { DataTable, defineColumns, type Column, type DataTableSource } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { changesTexts } from '../changes.texts.ts';

const words = changesTexts.columns;

export interface ChangesTableProps extends DataTableSource<ChangeRow> {
  readonly planHref: (id: number) => string;
  /** The chosen change type is about the purchase order number (V2). */
  readonly hasPoNumber: boolean;
  readonly isFiltered: boolean;
  readonly isLoading?: boolean;
  readonly isReloading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ id }: ChangeRow) => String(id);
const pageSizes = [10, 20, 50, 100];

/** The changes of all plans: sorted and paged by the server (V1, V2, V7 to V9). */
export const ChangesTable = ({ planHref, hasPoNumber, isFiltered, ...source }: ChangesTableProps) => {
  const columns = useMemo(() => columnsOf(planHref, hasPoNumber), [planHref, hasPoNumber]);
  return (
    <DataTable
      label={changesTexts.table}
      columns={columns}
      getRowKey={getRowKey}
      pageSizes={pageSizes}
      empty={{ reason: isFiltered ? 'nothingMatches' : 'nothingYet' }}
      {...source}
    />
  );
};

function columnsOf(
  planHref: ChangesTableProps['planHref'],
  hasPoNumber: boolean,
): readonly Column<ChangeRow>[] {
  const poNumber: Column<ChangeRow> = {
    id: 'poNumber',
    header: words.poNumber,
    kind: 'text',
    value: (row) => row.poNumber,
    width: 120,
  };
  return defineColumns<ChangeRow>([
    {
      id: 'requestId',
      header: words.requestId,
      kind: 'link',
      value: (row) => row.requestId,
      href: (row) => planHref(row.fulfilmentPlanId),
      width: 104,
      initialPin: 'start',
      isHideable: false,
    },
    {
      id: 'productType',
      header: words.productType,
      kind: 'text',
      value: (row) => row.productType,
      lines: 2,
      width: 140,
    },
    {
      id: 'date',
      header: words.date,
      kind: 'date',
      dateStyle: 'dateTime',
      value: (row) => row.date,
      width: 164,
    },
    {
      id: 'changeType',
      header: words.changeType,
      kind: 'text',
      value: (row) => row.changeType,
      lines: 2,
      width: 172,
    },
    {
      id: 'message',
      header: words.message,
      kind: 'text',
      value: (row) => row.message,
      lines: 2,
      width: 280,
      isFlexible: true,
    },
    {
      id: 'distributionCenter',
      header: words.distributionCenter,
      kind: 'text',
      value: (row) => row.distributionCenter,
      width: 148,
    },
    { id: 'userSymbol', header: words.user, kind: 'text', value: (row) => row.userSymbol, width: 76 },
    ...(hasPoNumber ? [poNumber] : []),
  ]);
}
