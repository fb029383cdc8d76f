/** How the removal of anything of design sessions ended (N12, N19, N26). */
export const removeTexts = { removed: 'Delete completed', notRemoved: 'Delete canceled' } as const;
