import type { SlotLossReason } from './slot-search.ts';
import type { EarlyPart, ShortPart } from './start-judge.ts';
import { farthestWorkingDays } from './working-days.ts';

/** What stands against a booking. */
export interface Obstacles {
  readonly requestIds: readonly string[];
  readonly short: ShortPart | null;
  readonly early: EarlyPart | null;
}

const shortTexts: Readonly<Record<ShortPart, string>> = {
  session: 'The availability ends before the session.',
  preparation: `There is not enough free working time for the preparation in the ${farthestWorkingDays} working days before.`,
  post: `There is not enough free working time for the post in the ${farthestWorkingDays} working days after.`,
};
const earlyTexts: Readonly<Record<EarlyPart, string>> = {
  session: 'The session would start in the past.',
  plan: 'The session would start before the file of the plan is there.',
  preparation: 'The preparation would start in the past.',
};

const whenOffered: Readonly<Record<SlotLossReason, (obstacles: Obstacles) => string>> = {
  NoAvailability: () => 'The designer is not available at that time.',
  Absent: () => 'The designer is absent at that time.',
  Booked: ({ requestIds }) =>
    `The time is taken by ${requestIds.length === 1 ? 'request' : 'requests'} ${requestIds.join(', ')}.`,
  DesignerLimit: () => 'The designer takes no more sessions on that day.',
  DayLimit: () => 'The product type has no more sessions on that day.',
  TooShort: ({ short }) => shortTexts[short ?? 'session'],
  TooEarly: ({ early }) => earlyTexts[early ?? 'session'],
};

/** Why a booking is refused, one sentence each (domain rules §3.8.10). */
export const bookingTexts = {
  ...whenOffered,
  unknownDesigner: 'This designer does not exist.',
  offRaster: 'A session starts at a quarter of an hour.',
} as const;
