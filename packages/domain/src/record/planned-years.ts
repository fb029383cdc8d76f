/** The years in which people plan and issue; others are slips of the hand, and at their far ends calendars have no next day. */
export const plannedYears = { first: 1900, last: 2199 } as const;

/** The first and the last day of these years, yyyy-MM-dd. */
export const plannedDays = { min: `${plannedYears.first}-01-01`, max: `${plannedYears.last}-12-31` } as const;

/** These years in words. */
export const plannedYearsInWords = `in the years ${plannedYears.first} to ${plannedYears.last}`;

/** What is wrong with a day, after the name of its field; undefined when it lies in these years. */
export const plannedDayFault = (day: string): string | undefined =>
  day >= plannedDays.min && day <= plannedDays.max ? undefined : `must be a day ${plannedYearsInWords}`;
