/** Words of every edit, wherever it happens (A24, A25). */
export const editTexts = {
  warning: 'Warning',
  ok: 'OK',
  cancel: 'Cancel',
  aborted: 'Action aborted.',
  cancelled: 'Operation cancelled.',
  theirsKept: 'The other value was kept.',
} as const;
