/** Kinds of links between plans; only type 2, set by the system for a re-order, is described by the specification (F51). */
export const linkType = { related: 1, reOrder: 2, samePatient: 3, replaces: 4 } as const;
export type LinkType = (typeof linkType)[keyof typeof linkType];

/** What each kind is called when it is chosen, and how it reads from either plan (F63). */
export const linkTypes: Readonly<Record<LinkType, { name: string; from: string; to: string }>> = {
  1: { name: 'Related', from: 'Related to', to: 'Related to' },
  2: { name: 'Re-order', from: 'Re-order of', to: 'Re-ordered by' },
  3: { name: 'Same patient', from: 'Same patient as', to: 'Same patient as' },
  4: { name: 'Replaces', from: 'Replaces', to: 'Replaced by' },
};
