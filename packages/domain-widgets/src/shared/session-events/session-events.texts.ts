import { scheduleTitles } from '@crt/domain/schedule-titles';

/** What stands on the events of schedules (N6, N17). */
export const sessionEventTexts = {
  ...scheduleTitles,
  /** Before the title where the schedules of several designers stand together. */
  of: (designer: string, title: string) => `${designer}: ${title}`,
} as const;
