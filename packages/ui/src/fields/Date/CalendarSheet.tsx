import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './CalendarSheet.css.ts';

const Month = ({ offset, kind }: { offset?: { months: number }; kind: 'single' | 'range' }) => (
  <CalendarGrid className={styles.grid} weekdayStyle="short" {...(offset === undefined ? {} : { offset })}>
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day[kind]} />}</CalendarGridBody>
  </CalendarGrid>
);

const Steps = () => (
  <header className={styles.header}>
    <Button slot="previous" className={styles.step}>
      <Icon>
        <ChevronLeft />
      </Icon>
    </Button>
    <Heading className={styles.title} />
    <Button slot="next" className={styles.step}>
      <Icon>
        <ChevronRight />
      </Icon>
    </Button>
  </header>
);

/** A month to pick a day from. Takes its value from the picker around it. */
export const CalendarSheet = () => (
  <Calendar className={styles.calendar}>
    <Steps />
    <Month kind="single" />
  </Calendar>
);

/** Two months to pick a range from. */
export const RangeCalendarSheet = () => (
  <RangeCalendar className={styles.calendar} visibleDuration={{ months: 2 }}>
    <Steps />
    <div className={styles.months}>
      <Month kind="range" />
      <Month kind="range" offset={{ months: 1 }} />
    </div>
  </RangeCalendar>
);
