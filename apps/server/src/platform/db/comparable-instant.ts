/** Both databases, the wire and every zone have a name for what lies between these; nothing happened before or after. */
const first = Date.parse('0001-01-02T00:00:00Z');
const last = Date.parse('9999-12-30T00:00:00Z');

/** An instant to compare with stored ones: one that lies beyond all of them is as good as the last that can be told. */
export const comparableInstant = (instant: Date): Date =>
  new Date(Math.min(Math.max(instant.getTime(), first), last));
