/** One story or page of documentation in the index that a built Storybook carries. */
interface IndexEntry {
  readonly id: string;
  readonly type?: string;
  readonly tags?: readonly string[];
  readonly title: string;
  readonly name: string;
}

/** The index of a built Storybook, `index.json`. */
export interface StoryIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/**
 * The same stories under so many titles. The runner makes a file of each title, and beginning a file takes as long as
 * ten stories; stories of a component stay together.
 */
export function inParts({ v, entries }: StoryIndex, parts: number): StoryIndex {
  const titles = [...new Set(Object.values(entries).map(({ title }) => title))];
  const partOf = new Map(titles.map((title, place) => [title, `Part ${(place % parts) + 1} of ${parts}`]));
  return {
    v,
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [
        id,
        { ...entry, title: partOf.get(entry.title) ?? entry.title, name: `${entry.title}: ${entry.name}` },
      ]),
    ),
  };
}
