import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BarButton } from '../../data/BarButton/BarButton.tsx';
import { useCalendarTexts } from '../calendar-texts.ts';
import { dayNumber } from '../layout/event.ts';
import { isWeek, type CalendarView, type Period } from '../layout/period.ts';
import { formatDay, formatDays } from '../shared/formats.ts';
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
        <BarButton kind="outline" onPress={onToday}>
          {texts.today}
        </BarButton>
        <BarButton kind="ghost" label={texts.previous} isHeldBack={!canGoBack} onPress={() => onTurn(-1)}>
          <span className={styles.turn}>
            <ChevronLeft size={16} aria-hidden />
          </span>
        </BarButton>
        <BarButton kind="ghost" label={texts.next} isHeldBack={!canGoOn} onPress={() => onTurn(1)}>
          <span className={styles.turn}>
            <ChevronRight size={16} aria-hidden />
          </span>
        </BarButton>
      </div>
      <h2 aria-live="polite" className={styles.title}>
        {periodTitle(props)}
      </h2>
      {views.length > 1 && (
        <div role="group" aria-label={texts.views} className={styles.group}>
          {views.map((name) => (
            <BarButton key={name} kind="ghost" isPressed={name === view} onPress={() => onViewChange(name)}>
              {texts[name]}
            </BarButton>
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
  if (!isWeek(view)) return formatDay(dayNumber(`${month}-01`), locale, { month: 'long', year: 'numeric' });
  return formatDays(days[0] ?? first, days.at(-1) ?? first, locale, { dateStyle: 'medium' });
}
