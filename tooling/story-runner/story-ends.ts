/** One story in the index that a built Storybook carries. */
interface Entry {
  readonly id: string;
  readonly type?: string;
  readonly title: string;
  readonly tags?: readonly string[];
}

/** How a story must look after its play: as it was drawn, or with something open. */
export type StoryEnd = 'untouched' | 'open';

/**
 * How the stories with a play must end. What designers look at is what is stored: the first story of a component that is
 * photographed, and whatever is called default or filled, end as they were drawn; what is called open, or is tagged
 * `opens`, ends open. The others act and are named for that.
 */
export function storyEnds(entries: readonly Entry[]): Record<string, StoryEnd> {
  const seen = new Set<string>();
  return Object.fromEntries(
    entries.flatMap(({ id, type, title, tags = [] }): [string, StoryEnd][] => {
      if (type !== 'story') return [];
      const name = id.split('--')[1] ?? '';
      const isFirst = !seen.has(title) && !tags.includes('no-visual');
      if (isFirst) seen.add(title);
      if (!tags.includes('play-fn')) return [];
      if (tags.includes('opens') || /(^|-)open$|^open-/.test(name)) return [[id, 'open']];
      return isFirst || ['default', 'filled'].includes(name) ? [[id, 'untouched']] : [];
    }),
  );
}
