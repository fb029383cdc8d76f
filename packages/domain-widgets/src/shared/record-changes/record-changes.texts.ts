/** Words of the changes of a record (O22). */
export const recordChangesTexts = {
  title: 'Changes',
  table: 'What was changed',
  none: 'No changes yet',
  columns: {
    changeType: 'Change',
    additionalInfo: 'Additional Info',
    oldValue: 'Old Value',
    newValue: 'New Value',
    time: 'Time',
    user: 'User',
  },
  maker: (user: string, importFile: string | null) =>
    importFile === null ? user : `${user}, import of ${importFile}`,
} as const;
