import type { RecurringAvailability, RecurringAvailabilityForm } from '@crt/api-client/types-design-sessions';
import { recurringFaults, type RecurringEntered, type RecurringField } from '@crt/domain/recurring-form';

/** A row of a week as it is entered. */
export type WeekRow = RecurringEntered['days'][number];

/** A recurring availability that has not been entered yet: one row to begin with (N8). */
export const emptyWeek: RecurringEntered = {
  startDate: null,
  endDate: null,
  days: [{ weekDay: 1, startTime: null, endTime: null }],
  saveSchedule: false,
  scheduleName: null,
};

/** Rows as pickers show them: without seconds. */
export const rowsOf = (days: RecurringAvailability['days']): WeekRow[] =>
  days.map(({ weekDay, startTime, endTime }) => ({
    weekDay,
    startTime: startTime.slice(0, 5),
    endTime: endTime.slice(0, 5),
  }));

/** A series that is there (N43). */
export const weekDraft = ({ startDate, endDate, days }: RecurringAvailability): RecurringEntered => ({
  ...emptyWeek,
  startDate,
  endDate,
  days: rowsOf(days),
});

/** What is wrong with one field of a draft (N8 to N10, N42). */
export const weekFault = (draft: RecurringEntered, field: RecurringField, zone: string): string | undefined =>
  recurringFaults(draft, zone).find((fault) => fault.field === field)?.message;

/** Whether something is wrong with the rows of the week: each says it itself. */
export const daysFault = (draft: RecurringEntered, zone: string): string | undefined =>
  recurringFaults(draft, zone).find(({ field }) => field.startsWith('days'))?.message;

/** The fields of a wrong row that have to be mended: what is missing, or else its times. */
export function wrongPartsOf(row: WeekRow): readonly (keyof WeekRow)[] {
  const missing = (['weekDay', 'startTime', 'endTime'] as const).filter((part) => row[part] === null);
  return missing.length > 0 ? missing : ['startTime', 'endTime'];
}

const isWeekDay = (day: number | null): day is 1 | 2 | 3 | 4 | 5 | 6 | 7 =>
  day !== null && day >= 1 && day <= 7;

/** What is sent. Throws when the draft is not whole. */
export function weekBody(draft: RecurringEntered): RecurringAvailabilityForm {
  const { startDate, endDate, saveSchedule, scheduleName } = draft;
  if (startDate === null || endDate === null) throw new Error('A series was sent without its dates.');
  const days = draft.days.map(({ weekDay, startTime, endTime }) => {
    if (!isWeekDay(weekDay) || startTime === null || endTime === null)
      throw new Error('A series was sent with a row that is not whole.');
    return { weekDay, startTime: `${startTime}:00`, endTime: `${endTime}:00` };
  });
  return {
    startDate,
    endDate,
    days,
    saveSchedule,
    scheduleName: saveSchedule ? (scheduleName?.trim() ?? null) : null,
  };
}
