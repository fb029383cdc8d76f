/** Words of every edit, wherever it happens (A24, A25). */
export const editTexts = {
  warning: 'Warning',
  ok: 'OK',
  cancel: 'Cancel',
  aborted: 'Action aborted.',
  cancelled: 'Operation cancelled.',
  theirsKept: 'The other value was kept.',
  conflict: (name: string, time: string) => `${name} changed this at ${time}. What you typed is kept.`,
  conflictWithYourself: (time: string) => `You changed this yourself at ${time}. What you typed is kept.`,
  locked: 'Another change is being saved.',
  none: '–',
  choicesFailed: 'The choices could not be loaded.',
  choicesLoading: 'Loading...',
  retry: 'Retry',
} as const;

/** What is wrong with a text that nobody cuts. */
export const tooLong = (label: string, most: number) => `${label} is longer than ${most} characters`;

/** What is wrong with a field that was left empty (O5, O11, P4, P12, P15). */
export const requiredText = (label: string) => `${label} is required`;
