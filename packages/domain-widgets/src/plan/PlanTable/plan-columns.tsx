import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import { defineColumns, type BadgeValue, type Column } from '@crt/ui/DataTable';
import { Icon } from '@crt/ui/Icon';
import { ChevronsUp } from 'lucide-react';
import { planTexts } from '../plan.texts.ts';

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
  return { text: row.processingStatusDescription, tone, rank: row.processingStatus };
}

/** Priority is an icon with its word as text alternative (E27). */
const PriorityMark = ({ row }: { row: PlanListRow }) =>
  row.priority ? (
    <Icon label={planTexts.list.priority}>
      <ChevronsUp />
    </Icon>
  ) : null;

/** A milestone's planned date, in the zone of the milestone and plan (E26). */
function milestoneColumn({ id, name }: IdName): Column<PlanListRow> {
  const datesOf = (row: PlanListRow) => row.milestones.find(({ milestoneId }) => milestoneId === id);
  return {
    id: `milestone:${id}`,
    header: name,
    kind: 'date',
    value: (row) => datesOf(row)?.plannedDate,
    timeZone: (row) => datesOf(row)?.timezone ?? 'UTC',
    width: 150,
    isInitiallyHidden: true,
  };
}

/** All columns of the plan list (E2, E26); their ids are the fields that the server sorts by. */
export function planColumns(links: PlanLinks, milestones: readonly IdName[]): readonly Column<PlanListRow>[] {
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
      id: 'processingStatus',
      header: texts.processingStatus,
      kind: 'badge',
      value: statusBadge,
      width: 236,
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
    { id: 'linksCount', header: texts.links, kind: 'number', value: (row) => row.linksCount, width: 72 },
    {
      id: 'underlyingRequestId',
      header: texts.underlyingRequest,
      kind: 'link',
      value: (row) => row.underlyingRequestId,
      href: (row) => row.underlyingFulfilmentPlanUrl,
      width: 148,
    },
    ...initiallyHidden(),
    ...milestones.map(milestoneColumn),
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
