import type { MissingLeadTime } from '@crt/api-client/types-main';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import { ButtonLink } from '@crt/ui/Link';
import { useMemo } from 'react';
import { leadTimeTexts } from '../lead-time.texts.ts';

const texts = leadTimeTexts.missing;

export interface MissingLeadTimesTableProps {
  /** By product type, in the order of planning. */
  readonly missing: readonly MissingLeadTime[];
  /** Where a missing lead time is added. */
  readonly mendHref: (missing: MissingLeadTime) => string;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ productTypeId, orderItemId, requestType, place }: MissingLeadTime) =>
  JSON.stringify([productTypeId, orderItemId, requestType, place]);

/** What open plans need and no lead time fits, each with the way to where it is mended (§3.2). */
export const MissingLeadTimesTable = ({ missing, mendHref, ...state }: MissingLeadTimesTableProps) => {
  const columns = useMemo(() => columnsOf(mendHref), [mendHref]);
  const source = useClientRows(missing, columns);
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      exportName={texts.title}
      empty={{ reason: 'nothingYet', title: texts.none }}
      {...source}
      {...state}
    />
  );
};

function columnsOf(mendHref: MissingLeadTimesTableProps['mendHref']): readonly Column<MissingLeadTime>[] {
  const words = leadTimeTexts.columns;
  const text = (id: string, header: string, value: (row: MissingLeadTime) => string | null, width: number) =>
    ({ id, header, kind: 'text', value, width, isFlexible: true }) as const;
  return defineColumns<MissingLeadTime>([
    text('productType', words.productType, ({ productType }) => productType, 152),
    text('category', words.category, ({ requestType }) => requestType, 90),
    text('leadTime', words.leadTime, ({ leadTimeName }) => leadTimeName, 176),
    text('place', texts.place, ({ place }) => place, 136),
    { id: 'plans', header: texts.plans, kind: 'number', value: ({ plans }) => plans, width: 68 },
    {
      id: 'mend',
      header: words.actions,
      kind: 'custom',
      align: 'end',
      width: 96,
      isSortable: false,
      isResizable: false,
      initialPin: 'end',
      cell: (row) => (
        <ButtonLink
          href={mendHref(row)}
          size="small"
          aria-label={texts.mendOf(row.leadTimeName, row.productType)}
        >
          {texts.mend}
        </ButtonLink>
      ),
    },
  ]);
}
