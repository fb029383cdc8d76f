import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
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

const PreviousStep = () => (
  <Button slot="previous" className={styles.step}>
    <Icon>
      <ChevronLeft />
    </Icon>
  </Button>
);

const NextStep = () => (
  <Button slot="next" className={styles.step}>
    <Icon>
      <ChevronRight />
    </Icon>
  </Button>
);

/** A month to pick a day from. Takes its value from the picker around it. */
export const CalendarSheet = () => (
  <Calendar className={styles.calendar}>
    <header className={styles.header}>
      <PreviousStep />
      <Heading className={styles.title} />
      <NextStep />
    </header>
    <Month kind="single" />
  </Calendar>
);

/** Two months to pick a range from, each with its name: where it is narrow they stand one below the other. */
export const RangeCalendarSheet = () => (
  <RangeCalendar className={styles.calendar} visibleDuration={{ months: 2 }}>
    <div className={styles.months}>
      <header className={styles.steps}>
        <PreviousStep />
        <NextStep />
      </header>
      {[{ months: 0 }, { months: 1 }].map((offset) => (
        <div key={offset.months}>
          <CalendarHeading offset={offset} className={styles.name} />
          <Month kind="range" offset={offset} />
        </div>
      ))}
    </div>
  </RangeCalendar>
);
