/** A time of day that can be chosen: as it is sent, with seconds, and as it is shown (T8). */
export interface TimeChoice {
  readonly value: string;
  readonly text: string;
}

/** Choices from one time of day to another, both offered; `step` in minutes. */
function choices(from: number, to: number, step: number): readonly TimeChoice[] {
  const digits = (part: number) => String(part).padStart(2, '0');
  const count = ((to - from) * 60) / step + 1;
  return Array.from({ length: count }, (_, place) => {
    const minutes = from * 60 + place * step;
    const text = `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
    return { value: `${text}:00`, text };
  });
}

/** When the working day of a location may start: 06:00 to 10:00 in half hours (T8). */
export const workDayStarts = choices(6, 10, 30);

/** When it may end: 14:00 to 18:00 in half hours (T8). */
export const workDayEnds = choices(14, 18, 30);

/** Until when things may count for the day: 01:00 to 23:00 in hours (T8). */
export const cutOffTimes = choices(1, 23, 60);

/** What is wrong with a time that somebody chose; undefined when it is one of the choices (T8). */
export function timeChoiceError(
  value: string,
  offered: readonly TimeChoice[],
  label: string,
): string | undefined {
  if (offered.some((choice) => choice.value === value)) return undefined;
  return `${label} must be one of ${offered[0]?.text} to ${offered.at(-1)?.text}.`;
}
