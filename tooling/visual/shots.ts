import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture: a story under a theme, a density, a direction and a width. */
export interface Shot {
  story: string;
  theme: 'light' | 'dark' | 'high-contrast';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  /** Width of the page in CSS pixels. */
  width: number;
}

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  tags?: string[];
}

const plain: Omit<Shot, 'story'> = { theme: 'light', density: 'comfortable', direction: 'ltr', width: 1000 };

/** The stories of a built Storybook that may be photographed. */
export function readStories(site: string): IndexEntry[] {
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && !(entry.tags ?? []).includes('no-visual'),
  );
}

/**
 * The stored pictures: the first story of every component and each story tagged `visual`, light; those tagged
 * `visual-dark` and every exemplar's first story in dark as well.
 */
export function storedShots(stories: IndexEntry[]): Shot[] {
  const seen = new Set<string>();
  return stories.flatMap((story) => {
    const isFirst = !seen.has(story.title);
    seen.add(story.title);
    const tags = story.tags ?? [];
    const isDark = tags.includes('visual-dark');
    if (!isFirst && !tags.includes('visual') && !isDark) return [];
    const light: Shot = { story: story.id, ...plain };
    return isDark ? [light, { ...light, theme: 'dark' as const }] : [light];
  });
}

/** Everything, for comparing two revisions on one machine: each story in the looks that people use. */
export function wideShots(stories: IndexEntry[]): Shot[] {
  return stories.flatMap(
    ({ id: story }) =>
      [
        { story, ...plain },
        { story, ...plain, theme: 'dark' },
        { story, ...plain, theme: 'high-contrast' },
        { story, ...plain, density: 'compact' },
        { story, ...plain, direction: 'rtl' },
        { story, ...plain, width: 360 },
      ] satisfies Shot[],
  );
}

/** File name of a picture without its extension; only what differs from the plain look is spelled out. */
export function shotName({ story, ...look }: Shot): string {
  const differing = Object.entries(look).filter(([key, value]) => plain[key as keyof typeof plain] !== value);
  return [story, ...differing.map(([, value]) => String(value))].join('.');
}

/** Address of a story in its built Storybook. */
export function shotPath({ story, theme, density, direction }: Shot): string {
  return `/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};density:${density};direction:${direction}`;
}
