/** So many entries a list of the documentation has at most: what is chosen from it is offered whole (the contract's limits). */
export const mostEntries = 1000;
/** The same of the regions. */
export const mostRegions = 200;
