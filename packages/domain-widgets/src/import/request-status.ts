import { importStatus, type ImportStatus } from '@crt/domain/import-log-list';
import type { BadgeValue } from '@crt/ui/DataTable';

/** How many requests came to what, by the names of the statuses. */
export type StatusCounts = Readonly<Record<keyof typeof importStatus, number>>;

/** The number of each status on the wire (R15). */
export const statusNumbers = importStatus;

/** The statuses in the order in which they are shown. */
export const statuses = Object.keys(importStatus) as readonly (keyof StatusCounts)[];

const tones: Readonly<Record<ImportStatus, BadgeValue['tone']>> = {
  0: 'positive',
  1: 'info',
  2: 'neutral',
  3: 'caution',
};

/** What became of a request, as a mark. */
export const statusMark = ({
  status,
  statusName,
}: {
  readonly status: ImportStatus;
  readonly statusName: string;
}): BadgeValue => ({ text: statusName, tone: tones[status], rank: status });
