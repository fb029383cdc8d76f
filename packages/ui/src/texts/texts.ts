/**
 * Every word that the kit itself says. An application in another language passes its own through
 * `TextsProvider`; a component's own prop goes before both.
 */
export const englishTexts = {
  // buttons
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  retry: 'Retry',
  clear: 'Clear',
  remove: (name: string) => `Remove ${name}`,
  pending: 'Working …',
  // navigation
  previous: 'Previous',
  next: 'Next',
  position: (index: number, count: number) => `${index} of ${count}`,
  noPosition: 'No longer in the list',
  navigation: 'Main',
  expandMenu: 'Expand menu',
  collapseMenu: 'Collapse menu',
  breadcrumbs: 'Path',
  skipToContent: 'Skip to content',
  // fields
  selectPlaceholder: 'Select',
  searchPlaceholder: 'Search',
  selectAll: 'Select all',
  clearAll: 'Clear',
  noOptions: 'Nothing matches',
  typeToSearch: 'Type to search',
  loadingOptions: 'Loading …',
  optionsFailed: 'The list could not be loaded',
  selectedCount: (count: number) => `${count} selected`,
  required: 'required',
  emptyNotAllowed: 'Empty value not allowed',
  numberLimits: (minimum: number, maximum: number) => `A number from ${minimum} to ${maximum} is needed`,
  wholeNumber: 'A whole number is needed',
  tooLong: (label: string, most: number) => `${label} is longer than ${most} characters`,
  cutToLength: (maximum: number) => `Only the first ${maximum} characters were taken over`,
  notInList: (text: string) => `“${text}” is not in the list`,
  increase: 'Increase',
  decrease: 'Decrease',
  openCalendar: 'Open calendar',
  today: 'Today',
  time: 'Time',
  startDate: 'From',
  endDate: 'To',
  yes: 'Yes',
  no: 'No',
  // in-place editing
  edit: (name: string) => `Edit ${name}`,
  confirmEdit: 'Confirm',
  cancelEdit: 'Cancel',
  noValue: 'No value',
  empty: 'empty',
  // messages
  warning: 'Warning',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  info: 'Information',
  positive: 'Success',
  caution: 'Warning',
  critical: 'Error',
  neutral: 'Note',
  formErrors: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  discardTitle: 'Discard what you typed?',
  discardText: 'What you typed is not saved yet.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  showMore: 'Show more',
  showLess: 'Show less',
};

/** The shape of the kit's dictionary. */
export type Texts = typeof englishTexts;
