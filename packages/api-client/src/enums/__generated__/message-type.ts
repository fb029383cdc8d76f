/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How serious a message is (A34). */
export const messageType = {
  info: 0,
  success: 1,
  warning: 2,
  error: 3,
} as const;
/** How serious a message is (A34). Its number on the wire. */
export type MessageType = (typeof messageType)[keyof typeof messageType];
/** How people read each MessageType. */
export const messageTypeLabels: Readonly<Record<MessageType, string>> = {
  0: 'Info',
  1: 'Success',
  2: 'Warning',
  3: 'Error',
};
