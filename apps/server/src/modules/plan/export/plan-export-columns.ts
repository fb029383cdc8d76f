import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { requestTypeName } from '@crt/domain/request-type';
import type { SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import type { PlanColumn } from '../list/plan-columns.ts';
import type { PlanListRow } from '../list/plan-list.mapper.ts';

type Cell = Omit<SheetColumn<PlanListRow>, 'header'>;
type Clock = (instant: Date) => Date;

const text = (value: (row: PlanListRow) => string | null): Cell => ({ kind: 'text', value });
const number = (value: (row: PlanListRow) => number | null): Cell => ({ kind: 'number', value });

const cells: Readonly<Record<string, Cell>> = {
  requestIdWithRevision: text((row) => row.requestIdWithRevision),
  requestId: text((row) => row.requestId),
  underlyingRequestId: text((row) => row.underlyingRequestId),
  requestTypeId: text((row) => requestTypeName[row.requestTypeId]),
  productType: text((row) => row.productType),
  productNumber: text((row) => row.productNumber),
  priority: text((row) => (row.priority ? 'Yes' : 'No')),
  designStatus: text((row) => row.designStatus),
  processingStatus: text((row) => row.processingStatusDescription),
  processingStatusDescription: text((row) => row.processingStatusDescription),
  manufacturingProgress: {
    kind: 'percent',
    value: (row) => (row.isManufacturingProgressVisible ? row.manufacturingProgress / 100 : null),
  },
  linksCount: number((row) => row.linksCount),
  quantity: number((row) => row.quantity),
  distributionCenter: text((row) => row.distributionCenter),
  manufacturingLocation: text((row) => row.manufacturingLocation),
  orderNumber: text((row) => row.orderNumber),
  plannedSurgeryDate: {
    kind: 'day',
    value: (row) => (row.plannedSurgeryDate === null ? null : new Date(`${row.plannedSurgeryDate}T00:00Z`)),
  },
};

/** Instants in the zone that was asked for, whatever the zone of the milestone (E7). */
function time(clock: Clock, value: (row: PlanListRow) => string | null | undefined): Cell {
  return {
    kind: 'time',
    value: (row) => {
      const instant = value(row);
      return instant ? clock(new Date(instant)) : null;
    },
  };
}

function cellOf(field: string, clock: Clock): Cell | undefined {
  if (field === 'createdDate') return time(clock, (row) => row.createdDate);
  const milestone = milestoneOrder.find((id) =>
    [`milestone:${id}`, `milestone:${id}:actual`].includes(field),
  );
  if (milestone === undefined) return Object.hasOwn(cells, field) ? cells[field] : undefined;
  const name = milestoneName[milestone];
  const date = field.endsWith(':actual') ? 'actualDate' : 'plannedDate';
  return time(clock, ({ milestones }) => milestones.find((one) => one.name === name)?.[date]);
}

/** The visible columns in their order, with the headings of the list; fields that the list does not have are left out (E36). */
export function planExportColumns(columns: readonly PlanColumn[], clock: Clock): SheetColumn<PlanListRow>[] {
  return columns.flatMap(({ field, name, visible }) => {
    const cell = visible ? cellOf(field, clock) : undefined;
    return cell ? [{ ...cell, header: name }] : [];
  });
}
