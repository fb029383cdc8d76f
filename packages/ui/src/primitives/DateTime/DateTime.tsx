import type { ReactNode } from 'react';
import { type ClockDateStyle, formatDate, zoneBeside } from '../../texts/format-date.ts';
import { useTimeZone } from '../../texts/LocaleProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Empty } from '../Empty/Empty.tsx';
import * as styles from './DateTime.css.ts';

export interface DateTimeProps {
  /** An instant (ISO 8601 with offset, or a Date) or a calendar day (`2026-11-24`), which has no zone. */
  value: string | Date | null | undefined;
  /** IANA name of the zone in which the thing is meant: that of its site. Default: the viewer's own. */
  timeZone?: string | undefined;
  /** `dateTime` `24/11/2026 09:00`, `date` `24/11/2026`, `time` `09:00`, `isoDate` `2026-11-24`; `dateTime12` and `time12` with twelve hours, `dateTimeSeconds` to the second. Default `dateTime`. */
  dateStyle?: ClockDateStyle;
  /** The same zone is read right beside it already. */
  isZoneHidden?: boolean;
  /** What stands in place of no value; by default `Empty`. */
  empty?: ReactNode;
}

/** Facts of a date that is drawn where hooks cannot be: `ownZone` is the IANA name of the viewer's zone. */
export interface DrawnDate {
  value: string | Date;
  timeZone: string;
  dateStyle: ClockDateStyle;
  ownZone: string;
  isZoneHidden?: boolean;
}

/** A date as plain elements, for the cells of tables. */
export function drawDate({
  value,
  timeZone,
  dateStyle,
  ownZone,
  isZoneHidden = false,
}: DrawnDate): ReactNode {
  const zone = isZoneHidden ? undefined : zoneBeside(value, dateStyle, timeZone);
  const instant = typeof value === 'string' ? value : value.toJSON();
  return (
    <time dateTime={instant} className={styles.date} {...(zone === undefined ? {} : { title: timeZone })}>
      {formatDate(value, dateStyle, timeZone)}
      {zone !== undefined && <Zone name={zone} isOwn={zone === zoneBeside(value, dateStyle, ownZone)} />}
    </time>
  );
}

// The space before it does not break.
const Zone = ({ name, isOwn }: { name: string; isOwn: boolean }) => (
  <>
    {'\u00a0'}
    {isOwn ? <span className={styles.ownZone}>{name}</span> : <Badge variant="outline">{name}</Badge>}
  </>
);

/**
 * A date as the product shows dates everywhere. A time of day always says in which zone it is meant: quietly where that
 * is the viewer's own time, as a tag where it is not (F44).
 */
export const DateTime = ({
  value,
  timeZone,
  dateStyle = 'dateTime',
  isZoneHidden = false,
  empty = <Empty />,
}: DateTimeProps) => {
  const ownZone = useTimeZone();
  if (value === null || value === undefined || value === '') return empty;
  return drawDate({ value, timeZone: timeZone ?? ownZone, dateStyle, ownZone, isZoneHidden });
};
