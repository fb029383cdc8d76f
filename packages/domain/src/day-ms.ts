/** Milliseconds of a day of 24 hours: of every day in UTC, and of those of a zone on which no clock is changed. */
export const dayMs = 86_400_000;
