import type { Rolldown } from 'vite';

/**
 * Whether a module is loaded with a page or a screen: reached from it by imports that are not lazy. The page's own
 * start is not counted, each page keeps that for itself.
 */
export function reachableFrom(page: string, ownStart: RegExp) {
  let found: Set<string> | undefined;
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    found ??= reach(page, context);
    return found.has(id) && !ownStart.test(id);
  };
}

function reach(page: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([page]);
  for (const id of found) {
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  }
  return found;
}
