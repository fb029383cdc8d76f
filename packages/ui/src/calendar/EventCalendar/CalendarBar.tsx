import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useCalendarTexts } from '../calendar-texts.ts';
import { dayText } from '../layout/event.ts';
import type { CalendarView, Period } from '../layout/period.ts';
import { hidden } from '../shared/event-block.css.ts';
import { formatDay } from '../shared/formats.ts';
import * as styles from './EventCalendar.css.ts';

export interface CalendarBarProps {
  view: CalendarView;
  views: readonly CalendarView[];
  period: Period;
  date: string;
  locale: string;
  onViewChange: (view: CalendarView) => void;
  onTurn: (step: 1 | -1) => void;
  onToday: () => void;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** What is shown, the way to the periods beside it, and the choice of views. */
export const CalendarBar = (props: CalendarBarProps) => {
  const { view, views, onViewChange, onTurn, onToday, canGoBack, canGoOn } = props;
  const texts = useCalendarTexts();
  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        <Button onPress={onToday}>{texts.today}</Button>
        <Button variant="ghost" isDisabled={!canGoBack} onPress={() => onTurn(-1)}>
          <span className={styles.turn}>
            <ChevronLeft size={16} />
          </span>
          <span className={hidden}>{texts.previous}</span>
        </Button>
        <Button variant="ghost" isDisabled={!canGoOn} onPress={() => onTurn(1)}>
          <span className={styles.turn}>
            <ChevronRight size={16} />
          </span>
          <span className={hidden}>{texts.next}</span>
        </Button>
      </div>
      <h2 aria-live="polite" className={styles.title}>
        {periodTitle(props)}
      </h2>
      {views.length > 1 && (
        <div role="group" aria-label={texts.views} className={styles.group}>
          {views.map((name) => (
            <Button
              key={name}
              variant={name === view ? 'outline' : 'ghost'}
              tone={name === view ? 'accent' : 'neutral'}
              aria-pressed={name === view}
              onPress={() => onViewChange(name)}
            >
              {texts[name]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};

/** `November 2026`, `23 – 29 Nov 2026`, `Tuesday, 24 November 2026`. */
function periodTitle({ view, period, locale }: CalendarBarProps): string {
  const { days, first, month } = period;
  if (view === 'day') return formatDay(first, locale, { dateStyle: 'full' });
  if (view !== 'week')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${month}-01`),
    );
  const last = days.at(-1) ?? first;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    Date.parse(dayText(days[0] ?? first)),
    Date.parse(dayText(last)),
  );
}
