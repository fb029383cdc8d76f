import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shared } from '../../vite.shared.ts';
import { fontLicence } from './vite/font-licence.ts';
import { preloadedFont } from './vite/preloaded-font.ts';
import { precompressed } from './vite/precompressed.ts';
import { reachableFrom } from './vite/reachable-from.ts';
import { routeFiles } from './vite/route-files.ts';

/** What only one of the two pages starts with. */
const ownStart = /\/(?:src\/main\.tsx|src\/sign-in-page\/.*|(?:index|sign-in)\.html.*)$/;
const library = /node_modules\//;
const screen = /\/src\/screens\//;
/**
 * Parts of the kit and rules of the business that screens of all kinds draw with: all but what lists are made of. That is not
 * told by being reached, as they often come later; without it records carry all of the lists (decision 011 has the figures).
 */
const forAll = /packages\/(?:domain|ui)\/src\/(?!data\/(?:DataTable|Pagination|FilterBar|SavedViews))/;

type Test = ReturnType<typeof reachableFrom>;
/** With what a module is drawn: with each page, with a list, with a record. */
const within = (file: string) => reachableFrom(join(import.meta.dirname, file), ownStart);
const isOfPage = within('index.html');
const isOfList = within('src/screens/plans/PlanListScreen.tsx');
// The second asks the list from which it was opened for its neighbours, too: the address with filters and order.
const records = ['plans/PlanDetailsScreen.tsx', 'combined-orders/CombinedOrderScreen.tsx'].map((file) =>
  within(`src/screens/${file}`),
);
const isOfRecord: Test = (id, context) => records.some((isOf) => isOf(id, context));

// A library re-exports so much that being reached says little of it: it goes with those who use it.
const isInLists: Test = (id, context) => isOfList(id, context) && !library.test(id) && !screen.test(id);
const isInShell: Test = (id, context) =>
  (isOfPage(id, context) && !library.test(id)) ||
  (isInLists(id, context) && (forAll.test(id) || isOfRecord(id, context)));
const named =
  (name: string, test: Test) =>
  (...module: Parameters<Test>) =>
    test(...module) ? name : null;

export default defineConfig({
  ...shared,
  base: '/CRT/',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // The words that react-aria says by itself, in the one language of the application (routes/index.tsx).
    optimizeLocales.vite({ locales: ['en-US'] }),
    routeFiles('src/early/early.ts'),
    preloadedFont('inter-latin-wght-normal.woff2'),
    fontLicence(),
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
    // A screen names its styles, which it has to wait for; scripts find each other. All names of both would stand in
    // the shell, and grow with each screen. What a page begins with is named by the server (vite/route-files.ts).
    modulePreload: {
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'js' ? names.filter((name) => name.endsWith('.css')) : names,
    },
    // Data addresses are refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The application, and the page that the embedded sign-in provider shows.
      input: ['index.html', 'sign-in.html'],
      output: {
        codeSplitting: {
          // One file of each kind: many small ones wait for each other's connections.
          groups: [
            // Libraries that every visit needs: cached by the browser across our releases.
            { name: 'frame', test: library, tags: ['$initial'], priority: 3 },
            // Ours that every screen needs.
            { name: named('shell', isInShell), priority: 2 },
            // What lists share beyond that.
            { name: named('lists', isInLists), minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
