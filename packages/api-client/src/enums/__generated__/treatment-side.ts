/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Side of the body that is treated (F24). */
export const treatmentSide = {
  left: 1,
  right: 2,
  bilateral: 3,
} as const;
/** Side of the body that is treated (F24). Its number on the wire. */
export type TreatmentSide = (typeof treatmentSide)[keyof typeof treatmentSide];
/** How people read each TreatmentSide. */
export const treatmentSideLabels: Readonly<Record<TreatmentSide, string>> = {
  1: 'Left',
  2: 'Right',
  3: 'Bilateral',
};
