import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { type CalendarProps, type Candidate, buttonNamed } from '../candidate.ts';
import { FIRST_DATE } from '../entries.ts';

const plugins = [dayGrid, timeGrid, list, interaction, classic];
const toolbar = { start: 'today prev,next', center: 'title', end: 'dayGridMonth,timeGridWeek,timeGridDay' };

const Calendar = ({ entries, view, onAct }: CalendarProps) => (
  <FullCalendar
    plugins={plugins}
    headerToolbar={toolbar}
    initialView={view === 'week' ? 'timeGridWeek' : 'dayGridMonth'}
    initialDate={FIRST_DATE}
    now={`${FIRST_DATE}T12:00:00Z`}
    timeZone="UTC"
    firstDay={1}
    height={720}
    editable
    selectable
    nowIndicator
    dayMaxEvents={3}
    slotEventOverlap={false}
    eventInteractive
    eventClass="bench-event"
    events={entries as never}
    select={() => onAct('choose')}
    eventDrop={() => onAct('move')}
    eventResize={() => onAct('resize')}
  />
);

export const candidate: Candidate = {
  Calendar,
  event: '.bench-event',
  slot: '[data-date][tabindex], [data-time][tabindex]',
  next: () => buttonNamed(/^next/i),
  show: (view) => buttonNamed(view === 'week' ? /^week/i : /^month/i),
};
