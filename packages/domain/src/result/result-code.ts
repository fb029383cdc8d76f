/** How a write ended (A23): done, waiting for a confirmation, or refused with a message. */
export const resultCode = { success: 0, warning: 1, error: 2 } as const;
export type ResultCode = (typeof resultCode)[keyof typeof resultCode];
