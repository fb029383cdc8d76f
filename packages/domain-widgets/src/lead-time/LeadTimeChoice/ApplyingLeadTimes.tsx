import type { ApplyingLeadTime } from '@crt/api-client/types-main';
import { leadTimeItemLabel } from '@crt/domain/lead-time-item';
import { requestType, requestTypeName, type RequestType } from '@crt/domain/request-type';
import { Columns } from '@crt/ui/Columns';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
import { Select } from '@crt/ui/Select';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useCallback, useMemo } from 'react';
import type { LeadTimeOptions } from '../LeadTimeItems/LeadTimeItemDialog.tsx';
import { leadTimeTexts } from '../lead-time.texts.ts';
import { LeadTimeCandidates } from './LeadTimeCandidates.tsx';

const texts = leadTimeTexts.applying;

/** The plans that are asked about. */
export interface LeadTimeQuestion {
  readonly productTypeId: number;
  readonly requestTypeId: RequestType;
  readonly manufacturingLocationId: number;
  readonly distributionCenterId: number;
}

export interface ApplyingLeadTimesProps {
  readonly options: LeadTimeOptions;
  readonly question: LeadTimeQuestion;
  readonly onQuestion: (question: LeadTimeQuestion) => void;
  /** In the order of planning. */
  readonly leadTimes: readonly ApplyingLeadTime[];
  /** Where the lead times of a group are. */
  readonly groupHref: (group: { readonly id: number }) => string;
  readonly isLoading?: boolean;
  readonly isReloading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const getRowKey = ({ orderItemId }: ApplyingLeadTime) => String(orderItemId);
const categories = Object.values(requestType).map((id) => ({ id, name: requestTypeName[id] }));

/** For each milestone of such plans which lead time counts, how its days come about, and what else fits (§3.2). */
export const ApplyingLeadTimes = (props: ApplyingLeadTimesProps) => {
  const { options, question, onQuestion, leadTimes, groupHref, ...state } = props;
  const columns = useMemo(() => columnsOf(groupHref), [groupHref]);
  const renderDetail = useCallback(
    ({ candidates }: ApplyingLeadTime) => (
      <LeadTimeCandidates candidates={candidates} groupHref={groupHref} />
    ),
    [groupHref],
  );
  const choices = {
    productTypeId: options.productTypes,
    requestTypeId: categories,
    manufacturingLocationId: options.locations,
    distributionCenterId: options.centers,
  };
  return (
    <Stack gap={4}>
      <Text tone="muted">{texts.intro}</Text>
      <Columns minWidth="small">
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <Select<number>
            key={name}
            label={leadTimeItemLabel[name]}
            options={choices[name]}
            value={question[name]}
            onChange={(id) => id !== null && onQuestion({ ...question, [name]: id })}
          />
        ))}
      </Columns>
      <DataTable
        label={texts.table}
        columns={columns}
        rows={leadTimes}
        getRowKey={getRowKey}
        hasColumnChooser={false}
        height="content"
        renderDetail={renderDetail}
        {...state}
      />
    </Stack>
  );
};

/** '5 + 1 = 6': the days of the row, and what the product type adds to them. */
const sumOf = ({ candidates: [winner], modificationDays, days }: ApplyingLeadTime): string => {
  if (!winner || days === null) return '';
  return modificationDays === 0 ? String(days) : `${winner.hours} + ${modificationDays} = ${days}`;
};

function columnsOf(groupHref: ApplyingLeadTimesProps['groupHref']): readonly Column<ApplyingLeadTime>[] {
  const fixed = { isSortable: false, isResizable: false } as const;
  return defineColumns<ApplyingLeadTime>([
    {
      ...fixed,
      id: 'leadTime',
      header: leadTimeTexts.columns.leadTime,
      kind: 'text',
      value: ({ leadTimeName }) => leadTimeName,
      width: 178,
    },
    { ...fixed, id: 'days', header: texts.sum, kind: 'text', align: 'end', value: sumOf, width: 88 },
    {
      ...fixed,
      id: 'group',
      header: texts.from,
      kind: 'link',
      value: ({ candidates: [winner] }) => winner && (winner.leadTimeGroup ?? texts.noGroup),
      href: ({ candidates: [winner] }) =>
        winner && winner.leadTimeGroupId !== null ? groupHref({ id: winner.leadTimeGroupId }) : null,
      width: 210,
      isFlexible: true,
    },
    {
      ...fixed,
      id: 'reason',
      header: texts.reason,
      kind: 'text',
      value: ({ candidates: [winner] }) => winner?.reason ?? texts.nothing,
      // It is what the page is for: never cut.
      lines: 3,
      width: 200,
      isFlexible: true,
    },
  ]);
}
