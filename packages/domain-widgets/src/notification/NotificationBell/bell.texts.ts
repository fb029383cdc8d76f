/** Words of the bell (B11, D23). */
export const bellTexts = {
  /** Its name: how many there are is heard with it. */
  name: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} to acknowledge`),
  /** Said when some have come. */
  arrived: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
} as const;
