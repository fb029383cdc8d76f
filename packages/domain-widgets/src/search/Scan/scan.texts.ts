/** Words of the scan field of manufacturing. */
export const scanTexts = {
  open: 'Scan',
  title: 'Scan',
  label: 'Plan, order or lot',
  placeholder: 'Scan or type, then Enter',
  unknown: (code: string) => `No plan, order or lot has the code ${code}.`,
  several: (code: string) => `More than one has the code ${code}: scan another code of it.`,
  failed: 'The code could not be looked up. Scan it again.',
} as const;
