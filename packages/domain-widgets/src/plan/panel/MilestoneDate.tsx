import { DateTime } from '@crt/ui/DateTime';
import { SkeletonText } from '@crt/ui/Skeleton';

export interface MilestoneDateProps {
  readonly value: string | null;
  /** The zone of its milestone; undefined until it is known. */
  readonly timeZone: string | undefined;
}

/** A date that is also that of a milestone, in the milestone's zone; never first in another one (F44). */
export const MilestoneDate = ({ value, timeZone }: MilestoneDateProps) =>
  value !== null && timeZone === undefined ? (
    <SkeletonText lines={1} />
  ) : (
    <DateTime value={value} timeZone={timeZone} />
  );
