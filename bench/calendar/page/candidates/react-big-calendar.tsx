import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { useMemo, useState } from 'react';
import { Calendar as BigCalendar, type View, dayjsLocalizer } from 'react-big-calendar';
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { type CalendarProps, type Candidate, buttonNamed } from '../candidate.ts';
import { FIRST_DATE } from '../entries.ts';

dayjs.locale('en-gb');
const localizer = dayjsLocalizer(dayjs);
// It is published as CommonJS only, whose default the bundler hands over still wrapped.
const withDragAndDrop = (dragAndDrop as unknown as { default?: typeof dragAndDrop }).default ?? dragAndDrop;
const Draggable = withDragAndDrop(BigCalendar);

const Calendar = ({ entries, view: firstView, onAct }: CalendarProps) => {
  const [view, setView] = useState<View>(firstView);
  const [date, setDate] = useState(() => new Date(`${FIRST_DATE}T12:00:00Z`));
  const events = useMemo(
    () => entries.map((entry) => ({ ...entry, start: new Date(entry.start), end: new Date(entry.end) })),
    [entries],
  );
  return (
    <Draggable
      localizer={localizer}
      culture="en-gb"
      events={events}
      view={view}
      onView={setView}
      date={date}
      onNavigate={setDate}
      views={['month', 'week', 'day', 'agenda']}
      dayLayoutAlgorithm="no-overlap"
      selectable
      resizable
      onSelectSlot={() => onAct('choose')}
      onEventDrop={() => onAct('move')}
      onEventResize={() => onAct('resize')}
      style={{ height: 720 }}
    />
  );
};

export const candidate: Candidate = {
  Calendar,
  event: '.rbc-event',
  slot: '.rbc-time-slot[tabindex], .rbc-day-bg[tabindex]',
  next: () => buttonNamed(/^next$/i),
  show: (view) => buttonNamed(view === 'week' ? /^week$/i : /^month$/i),
};
