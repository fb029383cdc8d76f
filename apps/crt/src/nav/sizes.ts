/** Height of the bar, and of what stands beside or below it on the same line. */
export const barHeight = '3rem';

/** Entries of the navigation are told apart by their grounds; a hair between them is enough. */
export const betweenEntries = '2px';

/** What lies in a section begins below the section's name, behind its icon. */
export const nestedInset = '2.25rem';
