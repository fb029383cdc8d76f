/** Words around embedded reports (X2, X3). */
export const reportTexts = {
  title: 'Report',
  failed: 'The report could not be loaded.',
  noAddress: 'The link of this report is not the address of a web page, so it is not shown.',
  notFramed: (origin: string) => `Pages of ${origin} may not be shown inside CRT.`,
  /** Nobody tells the frame that a page refuses to be shown in it. */
  isEmpty: 'Does the frame stay empty? Then the page does not let itself be shown inside others.',
  open: (name: string) => `Open ${name} in a new tab`,
} as const;
