/** What stands in a calendar: days off, or how many starts a day allows. */
export type CalendarKind = 'holiday' | 'capacity';

/** The word in a name that makes a calendar one of capacities, in exactly these letters. */
export const capacityWord = 'Capacity';

/** A calendar holds capacities when its name contains 'Capacity', else holidays (T13). */
export function calendarKind(name: string): CalendarKind {
  return name.includes(capacityWord) ? 'capacity' : 'holiday';
}
