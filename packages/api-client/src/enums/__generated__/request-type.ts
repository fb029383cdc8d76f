/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Category of an order (S0 §3, E34). */
export const requestType = {
  /** Order that came through the request portal. */
  eRequest: 1,
  /** Repetition of an earlier order. */
  reOrder: 2,
  /** Made for development, with an editable workflow. */
  prototype: 3,
  /** Ends with the design; nothing is manufactured. */
  designOnly: 4,
  /** Created from the session planner. */
  external: 5,
} as const;
/** Category of an order (S0 §3, E34). Its number on the wire. */
export type RequestType = (typeof requestType)[keyof typeof requestType];
/** How people read each RequestType. */
export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  1: 'eRequest',
  2: 'ReOrder',
  3: 'Prototype',
  4: 'DesignOnly',
  5: 'External',
};
