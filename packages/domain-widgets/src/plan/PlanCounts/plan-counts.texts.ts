/** Words of the line of counts above the plan list. */
export const planCountsTexts = {
  title: 'Plans that ask for attention',
  counts: {
    late: (count: number) => `${count} late`,
    dueToday: (count: number) => `${count} due today`,
    onHold: (count: number) => `${count} on hold`,
    waitingForInput: (count: number) => `${count} waiting for input`,
  },
} as const;
