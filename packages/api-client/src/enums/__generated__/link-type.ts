/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Kind of a link between plans. */
export const linkType = {
  /** The plans belong together. */
  related: 1,
  /** Set by the system for a re-order; never deleted. */
  reOrder: 2,
  /** The plans are for the same patient. */
  samePatient: 3,
  /** One plan replaces the other. */
  replaces: 4,
} as const;
/** Kind of a link between plans. Its number on the wire. */
export type LinkType = (typeof linkType)[keyof typeof linkType];
/** How people read each LinkType. */
export const linkTypeLabels: Readonly<Record<LinkType, string>> = {
  1: 'Related',
  2: 'Re-order',
  3: 'Same patient',
  4: 'Replaces',
};
