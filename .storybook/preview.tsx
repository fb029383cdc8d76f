import type { Decorator, Preview } from '@storybook/react-vite';
import { getResponse, http, HttpResponse } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import '@crt/ui/styles.css';
import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { ThemeProvider, type ThemeChoice } from '@crt/ui/ThemeProvider';
import { clearToasts } from '@crt/ui/toast';
import type { Density } from '@crt/ui/tokens';
import { pressedLast } from '../tooling/story-runner/pressed-last.ts';
import { isNamedForFocus } from '../tooling/story-runner/story-ends.ts';
import './wait-for-visible.ts';

// Parts that load when they are needed may take longer than a second where several browsers share two processors.
configure({ asyncUtilTimeout: 10_000 });

interface Globals {
  theme: ThemeChoice;
  density: Density;
  direction: 'ltr' | 'rtl';
  locale: string;
  timeZone: string;
}

/** Calls that a story does not mock are answered by the contract's examples, fetched by the first such call. */
const contract = http.all('*/api/*', async ({ request }) => {
  const { contractHandlers } = await import('@crt/api-client/mocks');
  return (await getResponse(contractHandlers(), request)) ?? HttpResponse.error();
});

const startMocks = async () => {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(contract);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
};

/** Before a play: what it scrolls to would stand elsewhere, by a pixel, where the font came after it. */
const loadFont = async () => {
  await document.fonts.load('1em "Inter Variable"', 'ař');
};

const Surroundings: Decorator = (Story, { globals }) => {
  const { theme, density, direction, locale, timeZone } = globals as unknown as Globals;
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
    // A built Storybook begins a play before React ran the effects of the first picture. What is drawn by a layout
    // effect has all its effects run in the same breath, so that every play finds a story that listens.
    // oxlint-disable-next-line react/set-state-in-effect -- drawing the story in this very step is the purpose
    setIsReady(true);
  }, [direction, locale]);
  return (
    <ThemeProvider theme={theme} density={density}>
      {/* Hebrew is the only way to tell react-aria's keyboard model that the page runs from right to left. */}
      <LocaleProvider locale={direction === 'rtl' ? 'he-IL' : locale} timeZone={timeZone}>
        {isReady && <Story key={`${locale} ${timeZone} ${direction}`} />}
      </LocaleProvider>
    </ThemeProvider>
  );
};

// Pages weigh more than many a story, and no test of a story shows one.
const LazyDocs = lazy(() => import('./ThemedDocs.tsx'));
const Docs = (props: ComponentProps<typeof LazyDocs>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);
const blocks = {
  Story: lazy(async () => ({ default: (await import('./DocsBlocks.tsx')).Story })),
  Stories: lazy(async () => ({ default: (await import('./DocsBlocks.tsx')).Stories })),
};

type ToolbarIcon = 'contrast' | 'component' | 'transfer' | 'globe' | 'time';

const choice = (title: string, icon: ToolbarIcon, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  decorators: [Surroundings],
  loaders: [loadFont, mswLoader(startMocks)],
  // What one story told stands in no other one.
  beforeEach: () => clearToasts(),
  // A picture of a state is none of the button that was pressed last: stories for which the focus is no subject rest.
  afterEach: ({ id, tags, viewMode }) => {
    if (viewMode === 'story' && !tags.includes('opens') && !isNamedForFocus(id.split('--')[1] ?? ''))
      pressedLast()?.blur();
  },
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    direction: 'ltr',
    locale: 'en-GB',
    timeZone: 'Europe/Warsaw',
  },
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' }),
    density: choice('Density', 'component', {
      comfortable: 'Comfortable',
      compact: 'Compact',
      floor: 'Floor',
    }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    locale: choice('Locale', 'globe', {
      'en-GB': 'English (UK)',
      'en-US': 'English (US)',
      'de-DE': 'German',
      'pl-PL': 'Polish',
      'ja-JP': 'Japanese',
    }),
    timeZone: choice('Time zone', 'time', {
      'Europe/Warsaw': 'Warsaw',
      UTC: 'UTC',
      'America/New_York': 'New York',
      'Asia/Tokyo': 'Tokyo',
    }),
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Describing each element that passes takes longer than finding what does not; nothing here plays or nests pages.
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      container: Docs,
      components: blocks,
      // What only behaves looks like its neighbours where it is not played.
      stories: { filter: (story: { tags: string[] }) => !story.tags.includes('no-visual') },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Welcome',
            'Which one?',
            'Content and tone',
            'Status vocabulary',
            'Dates and numbers',
            'Icons in use',
            'Tokens',
            'Colour',
            'Type',
            'Space and shape',
            'Density and layers',
            'Motion and focus',
            '*',
          ],
          'Components',
          [
            'Layout',
            'Actions',
            'Display',
            'Fields',
            'Feedback',
            'Overlays',
            'Navigation',
            'Data',
            'Flow',
            'Calendar',
          ],
          'Patterns',
          'Widgets',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
