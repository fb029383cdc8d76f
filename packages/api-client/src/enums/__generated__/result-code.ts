/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Outcome of an operation (S0 §3, A23). */
export const resultCode = {
  /** Done. */
  success: 0,
  /** Not done yet: ask the user and send again with ignoreWarning true. */
  warning: 1,
  /** Refused: show the message. */
  error: 2,
} as const;
/** Outcome of an operation (S0 §3, A23). Its number on the wire. */
export type ResultCode = (typeof resultCode)[keyof typeof resultCode];
/** How people read each ResultCode. */
export const resultCodeLabels: Readonly<Record<ResultCode, string>> = {
  0: 'Success',
  1: 'Warning',
  2: 'Error',
};
