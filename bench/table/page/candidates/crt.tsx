import '@crt/ui/styles.css';
import { DataTable, defineColumns, useClientRows, type Column } from '@crt/ui/DataTable';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { FIELDS, type Field, type Plan } from '../plans.ts';

const TONES = {
  Pending: 'neutral',
  'In progress': 'info',
  'On hold': 'caution',
  Completed: 'positive',
  Terminated: 'critical',
} as const;

function columnOf({ id, header, kind, width }: Field): Column<Plan> {
  // As the peers that can: the first column stays in view.
  const base = { id, header, width, ...(id === 'id' && { initialPin: 'start' as const }) };
  switch (kind) {
    case 'link':
      return { ...base, kind, value: (plan) => String(plan[id]), href: (plan) => `#${String(plan[id])}` };
    case 'badge':
      return {
        ...base,
        kind,
        value: (plan) => ({ text: plan.status, tone: TONES[plan.status as keyof typeof TONES] }),
      };
    case 'progress':
      return { ...base, kind, value: (plan) => Number(plan[id]) };
    case 'number':
      return { ...base, kind, fractionDigits: id === 'hours' ? 1 : 0, value: (plan) => Number(plan[id]) };
    case 'date':
      return { ...base, kind, value: (plan) => String(plan[id]) };
    case 'dateTime':
      return {
        ...base,
        kind: 'date',
        dateStyle: 'dateTime',
        value: (plan) => String(plan[id]),
        timeZone: (plan) => plan.zone,
      };
    case 'boolean':
      return { ...base, kind, value: (plan) => plan[id] === true };
    default:
      return { ...base, kind, value: (plan) => String(plan[id]) };
  }
}

const columns = defineColumns(FIELDS.map(columnOf));
const getRowKey = (plan: Plan) => plan.id;

const Table = ({ plans }: { plans: readonly Plan[] }) => (
  <DataTable
    label="Plans"
    columns={columns}
    getRowKey={getRowKey}
    selectionMode="multiple"
    exportName="plans"
    {...useClientRows(plans, columns)}
  />
);

const row = '[role="rowgroup"] [role="row"][data-index]:not([data-index="-1"])';
const rowAt = (index: number) => drawnRows(row)[index];

export const candidate: Candidate = {
  Table,
  row,
  scroller: '[data-component="DataTable"] :has(> [role="grid"])',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('[role="columnheader"] input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('[role="columnheader"] button')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.children[column + 1]?.textContent ?? '',
};
