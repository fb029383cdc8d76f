/** The date of the day that it is where the viewer is, as `YYYY-MM-DD`. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
