import type { Designer } from '@crt/api-client/types-design-sessions';
import type { PeopleWeek } from '@crt/ui/EventCalendar';
import { PeopleGrid } from '@crt/ui/PeopleGrid';
import { fullName } from '@crt/domain/full-name';
import { useMemo } from 'react';
import {
  availabilityEvent,
  sessionEvent,
  type ScheduleEvent,
} from '../../shared/session-events/session-events.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';

export interface PeopleSchedulesProps {
  readonly events: readonly ScheduleEvent[];
  readonly designers: readonly Designer[];
  /** Product types of which designers are shown; none of them means all. */
  readonly productTypeIds: readonly number[];
  readonly week: PeopleWeek;
  readonly onEventPress: (event: ScheduleEvent, element: HTMLElement) => void;
}

/** Its row says whose it is. */
function withoutName({ kind, entry }: ScheduleEvent, zone: string): ScheduleEvent {
  if ('requestId' in entry)
    return sessionEvent(entry, kind === 'preReservation' ? 'preReservation' : 'session');
  return availabilityEvent(entry, zone);
}

const designerOf = ({ entry }: ScheduleEvent) => entry.designerId;

/** The week of every designer in a row of its own: thirteen side by side leave no room for words (N23, N24). */
export const PeopleSchedules = (props: PeopleSchedulesProps) => {
  const { events, designers, productTypeIds, week, onEventPress } = props;
  const people = useMemo(
    () =>
      designers
        .filter(({ productIds }) => {
          const isOfType = productIds.some((id) => productTypeIds.includes(id));
          return productTypeIds.length === 0 || isOfType;
        })
        .map((designer) => ({ id: designer.id, name: fullName(designer) })),
    [designers, productTypeIds],
  );
  const { timeZone } = week;
  const named = useMemo(() => events.map((event) => withoutName(event, timeZone)), [events, timeZone]);
  return (
    <PeopleGrid
      label={texts.title}
      people={people}
      events={named}
      personOf={designerOf}
      onEventPress={onEventPress}
      {...week}
    />
  );
};
