import { DateTime } from '@crt/ui/DateTime';
import { SkeletonText } from '@crt/ui/Skeleton';

export interface ZonedInstantProps {
  readonly value: string | null;
  /** Its zone; undefined until it is known. */
  readonly timeZone: string | undefined;
}

/** An instant in the zone of what it belongs to, as a milestone; never first in another one (F44). */
export const ZonedInstant = ({ value, timeZone }: ZonedInstantProps) =>
  value !== null && timeZone === undefined ? (
    <SkeletonText lines={1} />
  ) : (
    <DateTime value={value} timeZone={timeZone} />
  );
