/** How a write ended (A23): done, waiting for a confirmation, or refused with a message. */
export const resultCode = { success: 0, warning: 1, error: 2 } as const;
/** Number of a result on the wire. */
export type ResultCode = (typeof resultCode)[keyof typeof resultCode];
