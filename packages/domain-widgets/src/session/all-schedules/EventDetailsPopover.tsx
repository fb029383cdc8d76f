import type { Designer } from '@crt/api-client/types-design-sessions';
import { DateTime } from '@crt/ui/DateTime';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { EventPopover } from '@crt/ui/EventPopover';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { fullName } from '@crt/domain/full-name';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';
import { allSchedulesTexts as texts } from './all-schedules.texts.ts';

export interface EventDetailsPopoverProps {
  readonly event: ScheduleEvent;
  /** Where the event stands. */
  readonly element: HTMLElement;
  readonly designers: readonly Designer[];
  /** IANA name of the zone that the hours are shown in; the viewer's own without. */
  readonly timeZone: string | undefined;
  readonly hourCycle: HourCycle;
  readonly onClose: () => void;
}

/** Whose time it is, where, from when to when, and for which products (N24). */
export const EventDetailsPopover = (props: EventDetailsPopoverProps) => {
  const { event, element, designers, timeZone, hourCycle, onClose } = props;
  const dateStyle = hourCycle === 12 ? 'dateTime12' : 'dateTime';
  const { entry } = event;
  const designer = designers.find(({ id }) => id === entry.designerId);
  return (
    <EventPopover element={element} label={event.title} onClose={onClose}>
      <Stack gap={3}>
        {/* Narrow events show little of their title: whether somebody is there or away stands here. */}
        <Text as="p">
          <strong>{event.title}</strong>
        </Text>
        <PropertyList>
          <Property label={texts.designer}>{designer && fullName(designer)}</Property>
          <Property label={texts.location}>{designer?.location}</Property>
          <Property label={texts.time}>
            {/* One text, which breaks between the two where there is no room. */}
            <span>
              <DateTime value={entry.startDate} timeZone={timeZone} dateStyle={dateStyle} isZoneHidden />
              {' – '}
              <DateTime value={entry.endDate} timeZone={timeZone} dateStyle={dateStyle} />
            </span>
          </Property>
          <Property label={texts.products}>{designer?.productNames.join(', ')}</Property>
        </PropertyList>
      </Stack>
    </EventPopover>
  );
};
