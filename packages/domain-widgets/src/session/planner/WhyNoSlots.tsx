import type { SlotLoss } from '@crt/api-client/types-design-sessions';
import { explainLosses } from '@crt/domain/slot-loss';
import { weekdayOf } from '@crt/domain/working-time';
import { Badge } from '@crt/ui/Badge';
import { Card } from '@crt/ui/Card';
import { DateTime } from '@crt/ui/DateTime';
import { Spinner } from '@crt/ui/Spinner';
import { Text } from '@crt/ui/Text';
import { dayMs } from '@crt/domain/day-ms';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';
import * as styles from './session-planner.css.ts';

export interface WhyNoSlotsProps {
  /** Of the days that are shown. */
  readonly losses: readonly SlotLoss[];
  /** Slots of each day, by its date. */
  readonly slots: ReadonlyMap<string, number>;
  /** They are on their way. */
  readonly isSearching?: boolean;
  /** They could not be searched, so nothing is known of what was lost. */
  readonly hasFailed?: boolean;
}

const weekday = (date: string) => texts.weekdays[weekdayOf(Math.round(Date.parse(date) / dayMs))];

/** "Why no slots?": what start times were lost to, day by day (domain rules §3.8.9). */
export const WhyNoSlots = ({ losses, slots, isSearching = false, hasFailed = false }: WhyNoSlotsProps) => {
  const days = explainLosses(losses);
  return (
    <Card title={texts.why} meta={isSearching && <Spinner label={texts.searching} />}>
      {days.length === 0 && !isSearching && (
        <Text tone="muted">{hasFailed ? texts.notSearched : texts.nothingLost}</Text>
      )}
      {/* Can be scrolled, so it can be reached by the keyboard. */}
      <ol className={styles.days} tabIndex={0} aria-label={texts.why}>
        {days.map(({ date, sentences }) => (
          <li key={date}>
            <div className={styles.dayHead}>
              <Text weight="medium">
                {weekday(date)} <DateTime value={date} dateStyle="date" />
              </Text>
              <SlotCount count={slots.get(date) ?? 0} />
            </div>
            <ul className={styles.reasons}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const SlotCount = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    <Badge tone="caution">{texts.noSlots}</Badge>
  ) : (
    <Text tone="muted" isNumeric>
      {texts.startsOf(count)}
    </Text>
  );
