import type { EventTone } from '@crt/ui/EventCalendar';
import { CalendarCheck, CalendarOff, CircleSlash, Hourglass, Video, VideoOff } from 'lucide-react';
import type { ReactElement } from 'react';

/** The five kinds of entries of schedules (N6). */
export type ScheduleKind = 'absence' | 'availability' | 'limit' | 'session' | 'preReservation';

interface KindLook {
  readonly tone: EventTone;
  readonly icon: ReactElement;
}

/**
 * How each kind looks: the specified colours, and an icon of its own, for session and absence are both dark red (N6).
 * The elements are made once, because a month draws thousands of them.
 */
export const kindLooks: Readonly<Record<ScheduleKind, KindLook>> = {
  absence: { tone: 'absence', icon: <CalendarOff /> },
  availability: { tone: 'availability', icon: <CalendarCheck /> },
  limit: { tone: 'limit', icon: <CircleSlash /> },
  session: { tone: 'session', icon: <Video /> },
  preReservation: { tone: 'reservation', icon: <Hourglass /> },
};

/** A session whose meeting could not be made: it stands where it was booked, and takes no time (domain rules §3.8.4). */
export const failedLook: KindLook = { tone: 'session', icon: <VideoOff /> };
