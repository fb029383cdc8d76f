import type { ManufacturingCycleListRow } from '@crt/api-client/types-main';
import { approvalBadge, type ApprovalTone } from '@crt/domain/approval-badge';
import { stepOfColumn, type CycleColumnId, type CycleFieldColumnId } from '@crt/domain/cycle-list';
import { Badge, type BadgeProps } from '@crt/ui/Badge';
import { formatDate } from '@crt/ui/format-date';
import { Icon } from '@crt/ui/Icon';
import { Info, TriangleAlert } from 'lucide-react';
import type { ColumnCell } from '../../shared/list/list-columns.ts';
import { cycleTexts as texts } from '../cycle.texts.ts';
import * as styles from './CycleTable.css.ts';

/** What the cells of the cycle list need from around them. Keep it stable. */
export interface CycleCellNeeds {
  /** The address of a cycle's page, with what stands before the application's paths (G10). */
  readonly href: (row: ManufacturingCycleListRow) => string;
  /** Shows a cycle over the list (G4). */
  readonly onOpen: (cycleId: number) => void;
  /** Shows the global notifications of a request; without it the sign only says that there are some (G3, G24). */
  readonly onNotices?: ((requestId: string) => void) | undefined;
  /** Tells the time from which hours since an approval are counted (G15). */
  readonly now: () => Date;
}

type Row = ManufacturingCycleListRow;
type Cell = ColumnCell<Row>;

/** Plan id with its badges; plain elements, for there may be a hundred (G3, G10). */
const idCell = (row: Row, href: string, onNotices: CycleCellNeeds['onNotices']) => (
  <span className={styles.line}>
    <a className={styles.link} href={href} tabIndex={-1}>
      {row.requestIdWithManufacturingRevision}
    </a>
    {row.isOnHold && <Badge tone="caution">{texts.onHold}</Badge>}
    {row.notificationsAvailable && (
      <Icon label={texts.notifications}>
        <Info />
      </Icon>
    )}
    {row.globalNotificationsAvailable && noticeSign(row.requestId, onNotices)}
  </span>
);

/** There is something to read before anything is made: the sign leads to it (G3, G24). */
function noticeSign(requestId: string, onNotices: CycleCellNeeds['onNotices']) {
  const sign = (
    <Icon label={texts.globalNotifications}>
      <TriangleAlert />
    </Icon>
  );
  return onNotices ? (
    <button
      type="button"
      tabIndex={-1}
      className={styles.sign}
      aria-haspopup="dialog"
      onClick={() => onNotices(requestId)}
    >
      {sign}
    </button>
  ) : (
    sign
  );
}

const toneOfApproval: Readonly<Record<ApprovalTone, NonNullable<BadgeProps['tone']>>> = {
  success: 'positive',
  warning: 'caution',
  danger: 'critical',
};

/** The design status, and how long ago the design was approved while its STL data are being prepared (G15, G16). */
function designCell(row: Row, now: Date) {
  const approved = row.isPrepareSTLDataStepNotCompleted ? row.designApprovalDate : null;
  const badge = approved === null ? undefined : approvalBadge(new Date(approved), now);
  return (
    <span className={styles.line}>
      {row.designStatusDescription}
      {badge && <Badge tone={toneOfApproval[badge.tone]}>{badge.text}</Badge>}
    </span>
  );
}

const progressCell = (row: Row, onOpen: CycleCellNeeds['onOpen']) => (
  <button
    type="button"
    // The table is one stop of the tab order; the arrow keys reach what is in its cells.
    tabIndex={-1}
    className={styles.progress}
    aria-haspopup="dialog"
    aria-label={texts.openDetails(row.requestId, row.manufacturingProgress)}
    onClick={() => onOpen(row.id)}
  >
    <span className={styles.track} style={{ backgroundSize: `${row.manufacturingProgress}% 100%` }} />
    {`${row.manufacturingProgress}%`}
  </button>
);

/** The due date in the zone of the plant, with how the start was planned in brackets (G18). */
function dueText({ dueDate, schedulingStrategy, manufacturingLocationTimezone: zone }: Row) {
  if (dueDate === null) return null;
  const date = formatDate(dueDate, 'date', zone);
  return schedulingStrategy === null ? date : `${date} (${schedulingStrategy})`;
}

const zoneOf = (row: Row) => row.manufacturingLocationTimezone;

const fieldCells = ({
  href,
  onOpen,
  onNotices,
  now,
}: CycleCellNeeds): Readonly<Record<CycleFieldColumnId, Cell>> => ({
  requestIdWithManufacturingRevision: {
    kind: 'custom',
    cell: (row) => idCell(row, href(row), onNotices),
    value: (row) => row.requestIdWithManufacturingRevision,
    width: 248,
  },
  productSymbol: { kind: 'text', value: (row) => row.productSymbol, width: 120 },
  designStatusDescription: {
    kind: 'custom',
    cell: (row) => designCell(row, now()),
    value: (row) => row.designStatusDescription,
    width: 256,
  },
  dueDate: { kind: 'text', value: dueText, width: 164 },
  actualDate: { kind: 'date', value: (row) => row.actualDate, timeZone: zoneOf, width: 176 },
  manufacturingProgress: {
    kind: 'custom',
    cell: (row) => progressCell(row, onOpen),
    value: (row) => row.manufacturingProgress,
    width: 176,
  },
  lastComment: { kind: 'text', value: (row) => row.lastComment, lines: 2, width: 208, isFlexible: true },
});

/** The cells of a column of the cycle list: a field of its rows, or a date of a job step (G8, G9). */
export function cycleCellOf(needs: CycleCellNeeds): (id: CycleColumnId) => Cell {
  const fields = fieldCells(needs);
  return (id) => {
    const step = stepOfColumn(id);
    if (!step) return fields[id as CycleFieldColumnId];
    const { jobStepId, criteria } = step;
    return {
      kind: 'date',
      value: ({ chosenCycleMilestones }) =>
        chosenCycleMilestones.find((one) => one.jobStepId === jobStepId && one.criteria === criteria)?.date,
      timeZone: zoneOf,
      width: 176,
    };
  };
}
