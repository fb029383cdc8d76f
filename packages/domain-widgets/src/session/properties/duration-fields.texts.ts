const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Words of the durations of a session (N14). */
export const durationFieldTexts = {
  workingDays: (label: string) => `${label}, working days`,
  hours: (label: string) => `${label}, hours`,
  minutes: (label: string) => `${label}, minutes`,
  countedDays: (count: number) => counted(count, 'working day'),
  countedHours: (count: number) => counted(count, 'hour'),
  countedMinutes: (count: number) => counted(count, 'minute'),
} as const;
