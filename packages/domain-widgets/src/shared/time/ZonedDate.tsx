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
  /** The zone is read beside it already. */
  readonly isZoneKnown?: boolean;
}

/** A date in its own zone: the zone stands quietly where it is the viewer's time, and as a tag where it is not (F44). */
export const ZonedDate = ({ instant, timeZone, isZoneKnown = false }: ZonedDateProps) => {
  const ownZone = useTimeZone();
  const zone = zoneName(instant, timeZone);
  return (
    <time dateTime={instant} title={timeZone} className={styles.date}>
      {formatDate(instant, 'dateTime', timeZone)}{' '}
      {!isZoneKnown && <Zone name={zone} isOwn={zone === zoneName(instant, ownZone)} />}
    </time>
  );
};

const Zone = ({ name, isOwn }: { readonly name: string; readonly isOwn: boolean }) =>
  isOwn ? <span className={styles.ownZone}>{name}</span> : <Badge variant="outline">{name}</Badge>;
