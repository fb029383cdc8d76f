/** How far a due date that has not been reached is from today. */
export const dueTexts = {
  dueToday: 'Due today',
  late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
} as const;
