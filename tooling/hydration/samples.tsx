import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { ThemeProvider } from '@crt/ui/ThemeProvider';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode, StrictMode } from 'react';

const files = import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true });

type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & { tags: string[] };

/** What only behaves looks like its neighbours. */
const hasLook = ([, { tags }]: [string, Story]) => !tags.includes('no-visual');

/** Those of a file that have a look; all where none has one of its own. */
function storiesToDraw(file: StoryFile): [string, Story][] {
  const stories = Object.entries(composeStories(file, {}) as Record<string, Story>);
  const shown = stories.filter(hasLook);
  return shown.length > 0 ? shown : stories;
}

/** Stories of the kit by file and name: every public part has some (tooling/structure/public-api.test.ts). */
export const samples: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, file]) =>
    storiesToDraw(file).map(([name, story]) => [`${path.replace(/^.*\/src\//, '')} ${name}`, story]),
  ),
);

/** A story as an application draws it, in the language and zone that it gives. */
export const dress = (Story: ComponentType, ...beside: ReactNode[]): ReactNode =>
  createElement(
    StrictMode,
    null,
    <ThemeProvider>
      {/* The language with the most narrow spaces, and a zone that is neither the server's nor the browser's. */}
      <LocaleProvider locale="en-US" timeZone="Europe/Warsaw">
        <Story />
      </LocaleProvider>
    </ThemeProvider>,
    ...beside,
  );
