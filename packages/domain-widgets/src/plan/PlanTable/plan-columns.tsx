import type { IdName, PlanListRow } from '@crt/api-client/types-main';
import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import {
  milestoneOfPlanColumn,
  planColumns,
  type PlanColumnId,
  type PlanFieldColumnId,
} from '@crt/domain/plan-list';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import type { BadgeValue, Column } from '@crt/ui/DataTable';
import { formatDate } from '@crt/ui/format-date';
import { Icon } from '@crt/ui/Icon';
import { StatusMark } from '@crt/ui/StatusMark';
import { ChevronsUp } from 'lucide-react';
import { columnsOf, type ColumnCell } from '../../shared/list/list-columns.ts';
import { plansList } from '../plan-list.ts';
import { planTexts } from '../plan.texts.ts';
import { askedDueOf, dueState, planDueState, type AskedDue } from './due-state.ts';
import { relatedPlanCells, type OpenLinks } from './related-plan-columns.tsx';

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

const clock = () => new Date();

type PlanCell = ColumnCell<PlanListRow>;

/** A milestone's planned or actual date, in the zone of the milestone and plan, with its lateness (E26). */
function milestoneCell(milestoneId: MilestoneType, date: 'due' | 'actual', now: () => Date): PlanCell {
  const datesOf = (row: PlanListRow) => row.milestones.find((one) => one.milestoneId === milestoneId);
  return {
    kind: 'date',
    value: (row) => (date === 'due' ? datesOf(row)?.plannedDate : datesOf(row)?.actualDate),
    timeZone: (row) => datesOf(row)?.timezone ?? 'UTC',
    ...(date === 'due' && { state: (row) => dueState(row, milestoneId, now()) }),
    // The one beside the plan has a short name, and makes room for those of products.
    width: milestoneId === milestoneType.shipped && date === 'due' ? 136 : 176,
  };
}

/**
 * Beside the plan, while the list shows what is late or due today: for which milestone, which need not be one of the columns.
 * It belongs to the filter, so that nobody sorts by it or hides it.
 */
function askedDueColumn(asked: AskedDue, now: () => Date): Column<PlanListRow> {
  const dueOf = (row: PlanListRow) => askedDueOf(row, asked, now());
  const textOf = (row: PlanListRow) => {
    const due = dueOf(row);
    return due && [due.name, due.date && formatDate(due.date, 'date', due.zone)].join(' ');
  };
  return {
    id: 'due',
    header: planTexts.list.due,
    kind: 'custom',
    cell: (row) => {
      const due = dueOf(row);
      return (
        due && <StatusMark status={due.state.status}>{`${textOf(row) ?? ''}, ${due.state.text}`}</StatusMark>
      );
    },
    value: textOf,
    width: 356,
    isSortable: false,
    isHideable: false,
  };
}

/** All columns of the plan list (E2, E26); of the milestones those that are offered. */
export function planColumnsFor(
  links: PlanLinks,
  milestones: readonly IdName[],
  openLinks: OpenLinks,
  now: () => Date = clock,
  askedDue?: AskedDue,
): readonly Column<PlanListRow>[] {
  const cells = cellsOf(links, openLinks, now);
  const cellOf = (id: PlanColumnId): PlanCell | undefined => {
    const milestone = milestoneOfPlanColumn(id);
    if (!milestone) return cells[id as PlanFieldColumnId];
    const isOffered = milestones.some((one) => one.id === milestone.type);
    return isOffered ? milestoneCell(milestone.type, milestone.date, now) : undefined;
  };
  const columns = columnsOf(planColumns, plansList.nameColumn, cellOf);
  // With which dates a person starts is what the server says (E24); a table that was told nothing shows the fields.
  const isDate = ({ id }: Column<PlanListRow>) => milestoneOfPlanColumn(id) !== undefined;
  const dates = columns.filter(isDate).map((column) => ({ ...column, isInitiallyHidden: true }));
  const [name, ...others] = columns.filter((column) => !isDate(column));
  const due = askedDue ? [askedDueColumn(askedDue, now)] : [];
  return [...(name ? [name] : []), ...due, ...others, ...dates];
}

const cellsOf = (
  links: PlanLinks,
  openLinks: OpenLinks,
  now: () => Date,
): Readonly<Record<PlanFieldColumnId, PlanCell>> => ({
  requestIdWithRevision: {
    kind: 'link',
    value: (row) => row.requestIdWithRevision,
    href: (row) => links.plan(row.id),
    state: (row) => planDueState(row, now()),
    width: 148,
  },
  priority: {
    kind: 'custom',
    cell: (row) => <PriorityMark row={row} />,
    value: (row) => row.priority,
    width: 68,
  },
  productType: { kind: 'text', value: (row) => row.productType, width: 284, isFlexible: true },
  designStatus: { kind: 'text', value: (row) => row.designStatus, width: 146 },
  processingStatusDescription: { kind: 'badge', value: statusBadge, width: 304 },
  manufacturingProgress: {
    kind: 'progress',
    value: (row) => (row.isManufacturingProgressVisible ? row.manufacturingProgress : null),
    width: 164,
  },
  distributionCenter: { kind: 'text', value: (row) => row.distributionCenter, width: 140 },
  ...relatedPlanCells(openLinks),
  requestTypeId: { kind: 'text', value: (row) => requestTypeName[row.requestTypeId] },
  productNumber: { kind: 'text', value: (row) => row.productNumber },
  orderNumber: { kind: 'text', value: (row) => row.orderNumber },
  quantity: { kind: 'number', value: (row) => row.quantity, width: 100 },
  manufacturingLocation: { kind: 'text', value: (row) => row.manufacturingLocation },
  createdDate: { kind: 'date', value: (row) => row.createdDate },
  plannedSurgeryDate: { kind: 'date', value: (row) => row.plannedSurgeryDate },
});
