/** What is said of pasted ids; apart from the words of all filters, because it is loaded with the cutting. */
export const pastedIdsTexts = {
  onlyFirst: (kept: number, all: number) =>
    `Only the first ${kept} of ${all} ids fit into the filter; the others were left out.`,
} as const;
