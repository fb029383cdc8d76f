import { getDesignSessionOfRequest } from '@crt/api-client/design-sessions/design-session';
import { getDesignerSchedule } from '@crt/api-client/design-sessions/schedule';
import { skipToken, useRead } from '@crt/api-client/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { dateAt, midnight, type DayRange } from '../../shared/session-events/day-range.ts';
import type { ConnectedDesignerScheduleProps } from './ConnectedDesignerSchedule.tsx';
import type { SchedulePlace } from './DesignerCalendar.tsx';
import type { OpenEntry } from './open-entry.ts';

/** What a schedule shows: its days, what stands in them, and what is open; a request opens its session (N3, N5). */
export function useSchedule(
  props: Pick<ConnectedDesignerScheduleProps, 'designerId' | 'requestId' | 'onRequestClosed' | 'now'>,
  zone: string,
) {
  const { designerId, requestId, onRequestClosed } = props;
  const [today] = useState(() => dateAt(props.now ?? Date.now(), zone));
  const [chosen, setChosen] = useState<Partial<SchedulePlace>>({});
  const [range, setRange] = useState<DayRange>();
  const [opened, setOpened] = useState<OpenEntry>();
  const requested = useRead(getDesignSessionOfRequest, requestId === undefined ? skipToken : { requestId }, {
    // It only opens the session: asked for once, also when that is deleted and would not be found.
    enabled: ({ state }) => state.data === undefined,
    gcTime: 0,
  });
  const session = requestId === undefined ? undefined : requested.data;
  const period = range && { start: midnight(range.start, zone), end: midnight(range.end, zone) };
  const schedule = useRead(getDesignerSchedule, period ? { designerId, ...period } : skipToken, {
    placeholderData: keepPreviousData,
  });
  const dateOfSession = session && dateAt(Date.parse(session.startDate), zone);
  const setPlace = useCallback(
    (part: Partial<SchedulePlace>) => setChosen((before) => ({ ...before, ...part })),
    [],
  );
  const setOpen = (open: OpenEntry | undefined) => {
    setOpened(open);
    if (!session) return;
    // The days stay where the request led.
    if (dateOfSession !== undefined) setChosen((before) => ({ date: dateOfSession, ...before }));
    onRequestClosed();
  };
  return {
    schedule,
    requested,
    place: { view: chosen.view ?? 'week', date: chosen.date ?? dateOfSession ?? today } as const,
    setPlace,
    setRange,
    open: opened ?? (session && ({ kind: 'details', session } as const)),
    setOpen,
  };
}
