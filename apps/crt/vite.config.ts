import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shared } from '../../vite.shared.ts';
import { earlyScript } from './vite/early-script.ts';
import { fontLicence } from './vite/font-licence.ts';
import { inlinedStart } from './vite/inlined-start.ts';
import { leanLibraries } from './vite/lean-libraries.ts';
import { preloadedFont } from './vite/preloaded-font.ts';
import { precompressed } from './vite/precompressed.ts';
import { reachableFrom } from './vite/reachable-from.ts';
import { routeFiles } from './vite/route-files.ts';

/** Libraries that every screen needs: cached by the browser across our releases. */
const frame =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//;

/** What only lists are made of: the table, and what stands above it. */
const table = /packages\/ui\/src\/data\/(?:DataTable\/(?!cells)|Pagination\/)/;
const filters = /packages\/ui\/src\/(?:data\/(?:FilterBar|SavedViews)|fields\/SearchField)\//;
/** Small parts that most screens show, rules of the business; of libraries what every kind of field needs. */
const kit =
  /packages\/(?:ui|domain)\/|node_modules\/react-(?:aria|stately|aria-components)\/.*\/(?:form\/|Form\.|useFormReset)/;
const library = /node_modules\//;

/** What only one of the two pages starts with. */
const ownStart = /\/(?:src\/main\.tsx|src\/sign-in-page\/.*|(?:index|sign-in)\.html.*)$/;

const isInShell = reachableFrom(join(import.meta.dirname, 'index.html'), ownStart);

/** The two screens that most people work on. */
const screen = (name: string) =>
  reachableFrom(
    join(import.meta.dirname, `src/screens/plans/${name}.tsx`),
    /\/Plan(?:List|Details)Screen\.tsx$/,
  );
const isInList = screen('PlanListScreen');
const isInDetails = screen('PlanDetailsScreen');

/** What the list shares with most other screens; what only plans share weighs less than a request of its own costs. */
const isInKit: typeof isInList = (id, context) =>
  isInList(id, context) &&
  !table.test(id) &&
  !filters.test(id) &&
  (kit.test(id) || (isInDetails(id, context) && !library.test(id)));
/** How all of that looks. */
const isFirstLook: typeof isInList = (id, context) =>
  id.endsWith('.css') && (isInShell(id, context) || isInList(id, context));
/** What it shares with other lists. */
const isInLists: typeof isInList = (id, context) =>
  isInList(id, context) && (table.test(id) || !library.test(id));

/** Files of which the first picture calls most functions: Chromium compiles those ahead, beside the page's own thread. */
const firstFiles: ReadonlySet<string> = new Set(['frame', 'shell', 'kit', 'lists', 'PlanListScreen']);

export default defineConfig({
  ...shared,
  base: '/CRT/',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    leanLibraries(),
    routeFiles(),
    earlyScript('src/early/early.ts'),
    preloadedFont('inter-latin-wght-normal.woff2'),
    fontLicence(),
    inlinedStart(),
    precompressed(),
  ],
  // The server puts a fresh nonce in the place of this word in every answer (apps/server, Content-Security-Policy).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // The browsers whose script we write for (sets of ES2025): without old fallbacks for colours and layers.
    cssTarget: ['chrome122', 'edge122', 'firefox127', 'safari17'],
    sourcemap: true,
    // Which chunk needs which: read by the size budgets (tooling/sizes).
    manifest: true,
    // Data addresses are refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The application, and the page that the embedded sign-in provider shows.
      input: ['index.html', 'sign-in.html'],
      output: {
        postBanner: ({ name }) => (firstFiles.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame, priority: 4 },
            // One file for all that every visit needs: many small ones wait for each other's connections.
            {
              name: (id, context) => (isInShell(id, context) ? 'shell' : null),
              tags: ['$initial'],
              priority: 3,
            },
            // And one for how it looks: four of them would hold four of the browser's six connections.
            { name: (id, context) => (isFirstLook(id, context) ? 'look' : null), priority: 4 },
            // Libraries go with those who use them: they re-export so much that being reached says little.
            { name: (id, context) => (isInKit(id, context) ? 'kit' : null), priority: 2 },
            {
              name: (id, context) => (isInLists(id, context) ? 'lists' : null),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
