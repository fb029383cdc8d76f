/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Direction of a relative range (E13). */
export const relativeDateModifier = {
  last: 0,
  next: 1,
} as const;
/** Direction of a relative range (E13). Its number on the wire. */
export type RelativeDateModifier = (typeof relativeDateModifier)[keyof typeof relativeDateModifier];
/** How people read each RelativeDateModifier. */
export const relativeDateModifierLabels: Readonly<Record<RelativeDateModifier, string>> = {
  0: 'Last',
  1: 'Next',
};
