/** The date of the day that it is where the viewer is. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
