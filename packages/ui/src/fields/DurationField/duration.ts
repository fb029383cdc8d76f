import type { FlowTexts } from '../../texts/flow-texts.ts';

/** A duration in parts. */
export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
}

/** Hours of a working day: lead times count days of 8 hours. */
export const workingDay = 8;

/** Minutes as days, hours below a day and minutes below an hour. */
export const splitDuration = (total: number, hoursPerDay = workingDay): DurationParts => {
  const day = hoursPerDay * 60;
  return {
    days: Math.floor(total / day),
    hours: Math.floor((total % day) / 60),
    minutes: total % 60,
  };
};

/**
 * Parts as whole minutes; each part may be larger than the next unit, so 10 hours are a day and 2 hours, or a fraction: half
 * a day is 4 hours.
 */
export const joinDuration = ({ days, hours, minutes }: DurationParts, hoursPerDay = workingDay): number =>
  Math.round((days * hoursPerDay + hours) * 60 + minutes);

/** Minutes in words, without parts that are 0: `1 d 2 h`, `0 min`. */
export const durationWords = (total: number, texts: FlowTexts, hoursPerDay = workingDay): string => {
  const { days, hours, minutes } = splitDuration(total, hoursPerDay);
  const parts = [
    ...(days > 0 ? [`${days} ${texts.dayShort}`] : []),
    ...(hours > 0 ? [`${hours} ${texts.hourShort}`] : []),
    ...(minutes > 0 || total === 0 ? [`${minutes} ${texts.minuteShort}`] : []),
  ];
  return parts.join(' ');
};
