/** Before or after the planned moment, as the dialog has it: '0' is before (D8). */
export type AlertDirection = '0' | '1';

export const alertDirection = { before: '0', after: '1' } as const satisfies Record<string, AlertDirection>;

/** The most days or hours of an alert, in either direction. */
export const mostThreshold = 999;

/** Whether a number can be a threshold: the direction says on which side it counts, so that none is below zero (D8). */
export const isThreshold = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= mostThreshold;

/** The threshold as it is stored: its sign is the direction, before is negative (D8). */
export const toThreshold = (amount: number, direction: AlertDirection): number =>
  direction === alertDirection.before && amount !== 0 ? -amount : amount;

/** What the dialog shows of a stored threshold: -2 is 2 and Before; 0 is the moment itself. */
export const fromThreshold = (threshold: number): { threshold: number; direction: AlertDirection } => ({
  threshold: Math.abs(threshold),
  direction: threshold > 0 ? alertDirection.after : alertDirection.before,
});
