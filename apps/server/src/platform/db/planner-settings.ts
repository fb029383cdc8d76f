/**
 * What every connection tells the planner. Compiling a statement takes a quarter of a second, more than any of ours runs. The
 * tables of lists fit into memory, where a page out of order costs hardly more than the next one, and so do the hash tables
 * of their joins (in kB).
 */
export const plannerSettings = ['jit = off', 'random_page_cost = 1.1', 'work_mem = 16384'] as const;
