import { sessionTexts } from '@crt/domain/session-texts';
import { Button } from '@crt/ui/Button';
import { Checkbox } from '@crt/ui/Checkbox';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { ClockChoice } from '../ClockChoice.tsx';
import { toolbar } from './schedule.css.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';

/** How somebody looks at a schedule (N3). */
export interface ScheduleLook {
  readonly hourCycle: HourCycle;
  readonly hasWeekends: boolean;
}

/** 24 hours and no weekends (N3). */
export const firstLook: ScheduleLook = { hourCycle: 24, hasWeekends: false };

export interface ScheduleToolbarProps {
  readonly look: ScheduleLook;
  readonly onLook: (look: ScheduleLook) => void;
  /** The designer has a time zone: without one nothing can be added (N4). */
  readonly hasZone: boolean;
  readonly onCreateSession: () => void;
  readonly onAddAvailability: () => void;
  readonly onAddAbsence: () => void;
  readonly onCalendarFeed: () => void;
}

/** What can be added to a schedule and how it is looked at (N3, N4, N37). */
export const ScheduleToolbar = (props: ScheduleToolbarProps) => {
  const { look, onLook, hasZone, onCreateSession, onAddAvailability, onAddAbsence, onCalendarFeed } = props;
  const disabledReason = hasZone ? undefined : sessionTexts.noZone;
  return (
    <div className={toolbar}>
      <Button tone="accent" variant="solid" onPress={onCreateSession} disabledReason={disabledReason}>
        {texts.createSession}
      </Button>
      <Button onPress={onAddAvailability} disabledReason={disabledReason}>
        {texts.addAvailability}
      </Button>
      <Button onPress={onAddAbsence} disabledReason={disabledReason}>
        {texts.addAbsence}
      </Button>
      <ClockChoice hourCycle={look.hourCycle} onHourCycle={(hourCycle) => onLook({ ...look, hourCycle })} />
      <Checkbox isSelected={look.hasWeekends} onChange={(hasWeekends) => onLook({ ...look, hasWeekends })}>
        {texts.weekends}
      </Checkbox>
      <Button variant="ghost" onPress={onCalendarFeed}>
        {texts.calendarFeed}
      </Button>
    </div>
  );
};
