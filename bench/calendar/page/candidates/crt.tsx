import '@crt/ui/styles.css';
import { EventCalendar } from '@crt/ui/EventCalendar';
import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { useMemo } from 'react';
import { type CalendarProps, type Candidate, buttonNamed } from '../candidate.ts';
import { FIRST_DATE } from '../entries.ts';

const nothing = () => undefined;

const Calendar = ({ entries, view, onAct }: CalendarProps) => {
  const now = useMemo(() => Date.parse(`${FIRST_DATE}T12:00:00Z`), []);
  return (
    <LocaleProvider locale="en-GB" timeZone="UTC">
      <EventCalendar
        label="Schedule"
        events={entries}
        defaultView={view}
        defaultDate={FIRST_DATE}
        now={now}
        onSelect={() => onAct('choose')}
        onEventPress={nothing}
        onEventChange={(event, span) => onAct(event.start === span.start ? 'resize' : 'move')}
      />
    </LocaleProvider>
  );
};

export const candidate: Candidate = {
  Calendar,
  event: '[data-event]:not([data-more])',
  slot: '[data-cursor]',
  next: () => buttonNamed(/^Next$/),
  show: (view) => buttonNamed(view === 'week' ? /^Week$/ : /^Month$/),
};
