import type { Milestone, MilestoneModel } from '@crt/api-client/types-main';
import { zoneName } from '@crt/ui/format-date';
import * as styles from './MilestonesTable.css.ts';

/**
 * Whether the actual date says its zone, too: once in a row is enough, unless it is not the reader's or the clock was
 * changed between the two.
 */
export function isActualZoneTold({ timezone, plannedDate, actualDate }: Milestone, ownZone: string): boolean {
  if (actualDate === null) return false;
  if (plannedDate === null) return true;
  const name = zoneName(Date.parse(actualDate), timezone);
  return (
    name !== zoneName(Date.parse(actualDate), ownZone) || name !== zoneName(Date.parse(plannedDate), timezone)
  );
}

/** How wide the columns are, and at least the table. */
export const milestoneWidths = ({ milestones }: MilestoneModel, ownZone: string) =>
  milestones.some((milestone) => isActualZoneTold(milestone, ownZone))
    ? styles.widthsWithZone
    : styles.widths;
