/** Words of writes that a REST call refuses, or carries out (O23, O24). */
export const restTexts = {
  validation: 'Validation Error',
  error: 'Error',
  /** After a field was saved (O8). */
  changed: (label: string) => `${label} changed.`,
  /** When the call failed otherwise than by a rule (O24). */
  notChanged: (label: string) => `Error occurred while changing ${label}.`,
} as const;
