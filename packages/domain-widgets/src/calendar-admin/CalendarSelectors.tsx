import type { CalendarOption, ManufacturingLocationOption } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { Select } from '@crt/ui/Select';
import { Inline } from '@crt/ui/Stack';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { DefaultCapacity } from './DefaultCapacity.tsx';
import type { DaySpan } from './calendar-days.ts';

export interface CalendarSelectorsProps {
  readonly calendars: readonly CalendarOption[];
  readonly calendarId: number;
  readonly onCalendar: (id: number) => void;
  readonly locations: readonly ManufacturingLocationOption[];
  readonly locationId: number;
  readonly onLocation: (id: number) => void;
  /** Starts per day where nothing else is set; undefined while it is on its way. */
  readonly defaultValue: number | undefined;
  /** Saves another one; answers whether it was done. */
  readonly onDefaultValue: (value: number) => Promise<boolean>;
  /** A day of the month, or of the year, that is shown. */
  readonly date: string;
  /** Adds something to empty days (T27). */
  readonly onAdd: (span: DaySpan) => void;
  /** The calendar holds capacities, which belong to a location (T13). */
  readonly isCapacity: boolean;
}

/** Which calendar, and for capacities whose they are and what holds where nothing is set (T13). */
export const CalendarSelectors = (props: CalendarSelectorsProps) => {
  const { calendars, calendarId, onCalendar, locations, locationId, onLocation, isCapacity } = props;
  return (
    <Inline gap={4} align="end">
      <Select
        label={texts.calendar}
        options={calendars.map(({ value, text }) => ({ id: value, name: text }))}
        value={calendarId}
        onChange={(id) => id !== null && onCalendar(id)}
      />
      {isCapacity && (
        <>
          <Select
            label={texts.location}
            options={locations.map(({ id, name, disabled }) => ({ id, name, isDisabled: disabled }))}
            value={locationId}
            onChange={(id) => id !== null && onLocation(id)}
          />
          {props.defaultValue !== undefined && (
            <DefaultCapacity
              key={`${calendarId} ${locationId}`}
              value={props.defaultValue}
              onApply={props.onDefaultValue}
            />
          )}
        </>
      )}
      <Button
        tone="accent"
        variant="solid"
        onPress={() => props.onAdd({ first: props.date, last: props.date })}
      >
        {isCapacity ? texts.addCapacity : texts.addHoliday}
      </Button>
    </Inline>
  );
};
