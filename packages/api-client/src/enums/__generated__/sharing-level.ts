/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Who sees a saved filter (S0 §3). */
export const sharingLevel = {
  /** Only its owner. */
  private: 0,
  /** Everybody. */
  public: 1,
} as const;
/** Who sees a saved filter (S0 §3). Its number on the wire. */
export type SharingLevel = (typeof sharingLevel)[keyof typeof sharingLevel];
/** How people read each SharingLevel. */
export const sharingLevelLabels: Readonly<Record<SharingLevel, string>> = {
  0: 'Private',
  1: 'Public',
};
