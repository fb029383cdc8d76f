import { isWrite } from './document.ts';
import type { Operation } from './document.ts';
import { withBanner } from './types.ts';

/** What else may have changed when a resource has: all that the contract refetches after any write to it. */
export function relatedTags(operations: readonly Operation[]): Record<string, string[]> {
  const related: Record<string, Set<string>> = {};
  for (const operation of operations.filter(isWrite)) {
    const tags = (related[operation.tag] ??= new Set());
    for (const tag of operation.raw['x-refetches'] ?? []) tags.add(tag);
  }
  const entries = Object.entries(related).filter(([, tags]) => tags.size > 0);
  return Object.fromEntries(entries.map(([tag, tags]) => [tag, [...tags].sort()]));
}

/** The same as a module of the client, which answers live events with it. */
export function relatedTagsModule(operations: readonly Operation[]): string {
  const docs =
    '/** Resources, by tag, that are read again when something of the given resource has changed. */\n';
  const table = JSON.stringify(relatedTags(operations), undefined, 2);
  return withBanner(
    `\n${docs}export const relatedTags: Readonly<Record<string, readonly string[]>> = ${table};\n`,
  );
}
