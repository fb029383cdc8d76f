import type { HourCycle } from '@crt/ui/EventCalendar';

/** What the schedules of all designers are narrowed to, and how they are looked at (N23). */
export interface AllSchedulesFilter {
  /** Designers of any of these product types; none of them means all designers. */
  readonly productTypeIds: readonly number[];
  /** IANA name of the zone that the hours are shown in; null is the viewer's own, 'Local'. */
  readonly zone: string | null;
  /** Sessions and pre-reservations beside availability. */
  readonly showsBooked: boolean;
  readonly hasWeekends: boolean;
  readonly hourCycle: HourCycle;
}

/** How the calendar opens: availability of everybody, in the viewer's zone, with 24 hours, without weekends (N23, N37). */
export const initialAllSchedulesFilter: AllSchedulesFilter = {
  productTypeIds: [],
  zone: null,
  showsBooked: false,
  hasWeekends: false,
  hourCycle: 24,
};
