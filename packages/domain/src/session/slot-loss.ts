import { localEpochDay } from '../milestone/zone-offset.ts';
import { slotLossReasons, type SlotLossReason } from './slot-search.ts';
import { lossTexts } from './slot-loss.texts.ts';
import { dayMs } from '../day-ms.ts';

/** Starts that were lost for one reason on one day: "Why no slots?" (domain rules §3.8.9). */
export interface SlotLoss {
  /** ISO 8601, on the calendar of whoever reads it: the one on which the slots beside it are counted. */
  readonly date: string;
  readonly reason: SlotLossReason;
  /** Starts, a quarter of an hour each; of NoAvailability all that the day has in the window. */
  readonly count: number;
}

/** What became of a quarter of an hour: a slot, lost for a reason, or nobody is there. */
export interface AskedStart {
  readonly start: number;
  readonly outcome: SlotLossReason | 'slot';
}

const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/**
 * Losses by day of `zone`, and of a day by reason in the order of the rules. Hours at which nobody is there are no loss
 * of a day on which somebody is: of them only a day tells on which nobody is there at all.
 */
export function lossesByDay(asked: readonly AskedStart[], zone: string): readonly SlotLoss[] {
  const days = new Map<number, Map<AskedStart['outcome'], number>>();
  for (const { start, outcome } of asked) {
    const day = localEpochDay(start, zone);
    const ofDay = days.get(day) ?? new Map<AskedStart['outcome'], number>();
    days.set(day, ofDay);
    ofDay.set(outcome, (ofDay.get(outcome) ?? 0) + 1);
  }
  return [...days].flatMap(([day, ofDay]) =>
    slotLossReasons.flatMap((reason) => {
      const count = ofDay.get(reason) ?? 0;
      const isLoss = count > 0 && (reason !== 'NoAvailability' || ofDay.size === 1);
      return isLoss ? [{ date: dateOf(day), reason, count }] : [];
    }),
  );
}

/** Why there are no more slots on a day, in sentences. */
export interface ExplainedDay {
  /** ISO 8601 */
  readonly date: string;
  readonly sentences: readonly string[];
}

/** "Why no slots?": the losses of a search day by day, in sentences for people (domain rules §3.8.9). */
export function explainLosses(losses: readonly SlotLoss[]): readonly ExplainedDay[] {
  const days = Map.groupBy(losses, ({ date }) => date);
  return [...days].map(([date, ofDay]) => ({
    date,
    sentences: ofDay.map(({ reason, count }) => lossTexts[reason](count)),
  }));
}
