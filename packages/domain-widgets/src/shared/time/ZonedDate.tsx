import { Badge } from '@crt/ui/Badge';
import { formatDate } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { zoneName } from './zoned-date.ts';
import * as styles from './ZonedDate.css.ts';

export interface ZonedDateProps {
  /** An instant. */
  readonly instant: string;
  /** The zone in which it is meant. */
  readonly timeZone: string;
}

/** A date in its own zone: the zone stands quietly where it is the viewer's time, and as a tag where it is not (F44). */
export const ZonedDate = ({ instant, timeZone }: ZonedDateProps) => {
  const ownZone = useTimeZone();
  const zone = zoneName(instant, timeZone);
  return (
    <time dateTime={instant} title={timeZone} className={styles.date}>
      {formatDate(instant, 'dateTime', timeZone)}{' '}
      {zone === zoneName(instant, ownZone) ? (
        <span className={styles.ownZone}>{zone}</span>
      ) : (
        <Badge variant="outline">{zone}</Badge>
      )}
    </time>
  );
};
