import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture: a story under a theme, a density, a direction, a width, and with the machine's colours or its own. */
export interface Shot {
  story: string;
  theme: 'light' | 'dark' | 'high-contrast';
  density: 'comfortable' | 'compact' | 'floor';
  direction: 'ltr' | 'rtl';
  /** Width of the page in CSS pixels. */
  width: number;
  /** Height of the window in CSS pixels. */
  height: number;
  /** `forced`: the machine decides about colours, as in Windows' contrast themes. */
  colours: 'own' | 'forced';
}

interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  tags?: string[];
}

const plain: Omit<Shot, 'story'> = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  width: 1000,
  height: 700,
  colours: 'own',
};

/** 400 % zoom of 1280 × 1024 px (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

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
 * `visual-dark` in dark as well, `visual-forced` in the machine's colours, `visual-compact` in compact density, `visual-floor` in that of the
 * factory floor, `visual-zoomed` at 400 %.
 */
export function storedShots(stories: IndexEntry[]): Shot[] {
  const seen = new Set<string>();
  return stories.flatMap((story) => {
    const isFirst = !seen.has(story.title);
    seen.add(story.title);
    const tags = story.tags ?? [];
    const looks: Partial<Shot>[] = [
      ...(tags.includes('visual-dark') ? [{ theme: 'dark' as const }] : []),
      ...(tags.includes('visual-forced') ? [{ colours: 'forced' as const }] : []),
      ...(tags.includes('visual-compact') ? [{ density: 'compact' as const }] : []),
      ...(tags.includes('visual-floor') ? [{ density: 'floor' as const }] : []),
      ...(tags.includes('visual-zoomed') ? [zoomed] : []),
    ];
    if (!isFirst && !tags.includes('visual') && looks.length === 0) return [];
    const light: Shot = { story: story.id, ...plain };
    return [light, ...looks.map((look) => ({ ...light, ...look }))];
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
        { story, ...plain, theme: 'dark', density: 'compact', direction: 'rtl' },
        { story, ...plain, colours: 'forced' },
        { story, ...plain, width: 360 },
        { story, ...plain, width: 1400 },
        { story, ...plain, density: 'floor' },
        { story, ...plain, ...zoomed },
      ] satisfies Shot[],
  );
}

const grounds: Pick<Shot, 'theme' | 'colours'>[] = [
  { theme: 'light', colours: 'own' },
  { theme: 'dark', colours: 'own' },
  { theme: 'high-contrast', colours: 'own' },
  { theme: 'light', colours: 'forced' },
];

/** Every combination of themes (and the machine's colours), densities, directions and widths: 72 of each story. */
export function everyShot(stories: IndexEntry[]): Shot[] {
  const places = (['comfortable', 'compact', 'floor'] as const).flatMap((density) =>
    (['ltr', 'rtl'] as const).flatMap((direction) =>
      [360, plain.width, 1400].map((width) => ({ density, direction, width })),
    ),
  );
  return stories.flatMap(({ id: story }) =>
    grounds.flatMap((ground) => places.map((place) => ({ story, ...plain, ...ground, ...place }))),
  );
}

/**
 * File name of a picture without its extension; only what differs from the plain look is spelled out. Playwright
 * keeps letters, digits and dashes in such names and nothing else.
 */
export function shotName({ story, ...look }: Shot): string {
  const differing = Object.entries(look).filter(([key, value]) => plain[key as keyof typeof plain] !== value);
  return [story, ...differing.map(([, value]) => String(value))].join('--');
}

/** Address of a story in its built Storybook, without the check of accessibility that would follow the play. */
export function shotPath({ story, theme, density, direction }: Shot): string {
  const globals = `theme:${theme};density:${density};direction:${direction};a11y.manual:!true`;
  return `/iframe.html?id=${story}&viewMode=story&globals=${globals}`;
}
