import type { FlowTexts } from '../../texts/flow-texts.ts';

/** A span of days told from today: the last or the next `amount` (0 or more) days, weeks or months (E12). */
export interface RelativeRange {
  direction: 'last' | 'next';
  /** 0 is today alone. */
  amount: number;
  unit: 'day' | 'week' | 'month';
}

/** The name of a unit; it gets an s when the amount is above 0, so `1 Days` and `0 Day` (E15). */
export const unitName = (unit: RelativeRange['unit'], amount: number, texts: FlowTexts): string =>
  ({ day: texts.rangeDay, week: texts.rangeWeek, month: texts.rangeMonth })[unit](amount);

/** The name of a direction. */
export const directionName = (direction: RelativeRange['direction'], texts: FlowTexts): string =>
  direction === 'last' ? texts.rangeLast : texts.rangeNext;

/** The range in words, for chips and tables: `Last 3 Weeks`. */
export const relativeRangeWords = ({ direction, amount, unit }: RelativeRange, texts: FlowTexts): string =>
  `${directionName(direction, texts)} ${amount} ${unitName(unit, amount, texts)}`;
