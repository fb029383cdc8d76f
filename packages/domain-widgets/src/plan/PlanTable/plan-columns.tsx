import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import { defineColumns, type BadgeValue, type Column } from '@crt/ui/DataTable';
import { Icon } from '@crt/ui/Icon';
import { ChevronsUp } from 'lucide-react';
import { milestoneColumnId } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import { relatedPlanColumns, type OpenLinks } from './related-plan-columns.tsx';

const texts = planTexts.list.columns;

/** Where links of the table lead; the table itself knows no addresses. */
export interface PlanLinks {
  readonly plan: (id: number) => string;
}

const toneOfStatus: Readonly<Partial<Record<PlanStatus, BadgeValue['tone']>>> = {
  [planStatus.manufacturing]: 'info',
  [planStatus.readyForShipment]: 'info',
  [planStatus.inTransit]: 'info',
  [planStatus.arrived]: 'positive',
  [planStatus.done]: 'positive',
  [planStatus.onHold]: 'caution',
  [planStatus.terminated]: 'critical',
};

function statusBadge(row: PlanListRow): BadgeValue {
  const tone = toneOfStatus[row.processingStatus] ?? 'neutral';
  return {
    text: row.processingStatusDescription,
    tone,
    isPaused: row.processingStatus === planStatus.onHold,
    rank: row.processingStatus,
  };
}

/** Priority is an icon with its word as text alternative (E27). */
const PriorityMark = ({ row }: { row: PlanListRow }) =>
  row.priority ? (
    <Icon label={planTexts.list.priority}>
      <ChevronsUp />
    </Icon>
  ) : null;

/** A milestone's planned and actual date, in the zone of the milestone and plan (E26). */
function milestoneColumns({ id, name }: IdName): readonly Column<PlanListRow>[] {
  const datesOf = (row: PlanListRow) => row.milestones.find(({ milestoneId }) => milestoneId === id);
  const common = {
    kind: 'date',
    timeZone: (row: PlanListRow) => datesOf(row)?.timezone ?? 'UTC',
    width: 176,
    isInitiallyHidden: true,
  } as const;
  return [
    { ...common, id: milestoneColumnId(id, 1), header: name, value: (row) => datesOf(row)?.plannedDate },
    {
      ...common,
      id: milestoneColumnId(id, 0),
      header: texts.actual(name),
      value: (row) => datesOf(row)?.actualDate,
    },
  ];
}

/** All columns of the plan list (E2, E26); their ids are the fields that the server sorts by. */
export function planColumns(
  links: PlanLinks,
  milestones: readonly IdName[],
  openLinks: OpenLinks,
): readonly Column<PlanListRow>[] {
  return defineColumns<PlanListRow>([
    {
      id: 'requestIdWithRevision',
      header: texts.requestId,
      kind: 'link',
      value: (row) => row.requestIdWithRevision,
      href: (row) => links.plan(row.id),
      width: 140,
      initialPin: 'start',
      isHideable: false,
    },
    {
      id: 'priority',
      header: texts.priority,
      kind: 'custom',
      cell: (row) => <PriorityMark row={row} />,
      value: (row) => row.priority,
      width: 84,
    },
    {
      id: 'productType',
      header: texts.productType,
      kind: 'text',
      value: (row) => row.productType,
      width: 190,
      isFlexible: true,
    },
    {
      id: 'designStatus',
      header: texts.designStatus,
      kind: 'text',
      value: (row) => row.designStatus,
      width: 150,
    },
    {
      id: 'processingStatusDescription',
      header: texts.processingStatus,
      kind: 'badge',
      value: statusBadge,
      width: 304,
      isFlexible: true,
    },
    {
      id: 'manufacturingProgress',
      header: texts.progress,
      kind: 'progress',
      value: (row) => (row.isManufacturingProgressVisible ? row.manufacturingProgress : null),
      width: 170,
    },
    {
      id: 'distributionCenter',
      header: texts.distributionCenter,
      kind: 'text',
      value: (row) => row.distributionCenter,
      width: 148,
    },
    ...relatedPlanColumns(openLinks),
    ...initiallyHidden(),
    ...milestones.flatMap(milestoneColumns),
  ]);
}

const initiallyHidden = (): readonly Column<PlanListRow>[] =>
  (
    [
      {
        id: 'requestTypeId',
        header: texts.category,
        kind: 'text',
        value: (row) => requestTypeName[row.requestTypeId],
      },
      { id: 'productNumber', header: texts.productNumber, kind: 'text', value: (row) => row.productNumber },
      { id: 'orderNumber', header: texts.orderNumber, kind: 'text', value: (row) => row.orderNumber },
      { id: 'quantity', header: texts.quantity, kind: 'number', value: (row) => row.quantity, width: 100 },
      {
        id: 'manufacturingLocation',
        header: texts.manufacturingLocation,
        kind: 'text',
        value: (row) => row.manufacturingLocation,
      },
      { id: 'createdDate', header: texts.createdDate, kind: 'date', value: (row) => row.createdDate },
      {
        id: 'plannedSurgeryDate',
        header: texts.plannedSurgeryDate,
        kind: 'date',
        value: (row) => row.plannedSurgeryDate,
      },
    ] satisfies readonly Column<PlanListRow>[]
  ).map((column) => ({ ...column, isInitiallyHidden: true }));
