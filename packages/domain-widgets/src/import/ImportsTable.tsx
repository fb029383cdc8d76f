import type { ApiError } from '@crt/api-client/api-error';
import { DataTable, type Column } from '@crt/ui/DataTable';
import { importTexts as texts } from './import.texts.ts';

/** Which imports are on show. */
export interface ShownImports {
  /** The page of the list; it may stand in the address. */
  readonly page: { readonly index: number; readonly size: number };
  readonly onPageChange: (page: ShownImports['page']) => void;
}

export interface ImportsTableProps<Row extends { readonly id: number }> extends ShownImports {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly count: number | undefined;
  /** How the reading of them goes. */
  readonly read: {
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
    readonly error: ApiError | null;
    refetch(): unknown;
  };
}

const getRowKey = ({ id }: { readonly id: number }) => String(id);

/** One page of the imports of a kind. */
export const ImportsTable = <Row extends { readonly id: number }>({
  read,
  count,
  ...table
}: ImportsTableProps<Row>) => (
  <DataTable
    {...table}
    getRowKey={getRowKey}
    hasColumnChooser={false}
    totalCount={count}
    isLoading={read.isPending}
    isReloading={read.isPlaceholderData}
    error={read.error ? read.error.message || texts.listFailed : undefined}
    onRetry={() => void read.refetch()}
    empty={{ reason: 'nothingYet', title: texts.none }}
  />
);
