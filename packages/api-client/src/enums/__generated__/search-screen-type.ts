/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Screen from which is searched, and screen that shows the result (M2, M3). */
export const searchScreenType = {
  plan: 1,
  manufacturingCycle: 2,
  repeatOrder: 3,
  prototypeCycle: 4,
} as const;
/** Screen from which is searched, and screen that shows the result (M2, M3). Its number on the wire. */
export type SearchScreenType = (typeof searchScreenType)[keyof typeof searchScreenType];
/** How people read each SearchScreenType. */
export const searchScreenTypeLabels: Readonly<Record<SearchScreenType, string>> = {
  1: 'Plan',
  2: 'Manufacturing Cycle',
  3: 'Repeat Order',
  4: 'Prototype Cycle',
};
