import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shared } from '../../vite.shared.ts';
import { earlyScript } from './vite/early-script.ts';
import { precompressed } from './vite/precompressed.ts';
import { reachableFrom } from './vite/reachable-from.ts';
import { routeFiles } from './vite/route-files.ts';

/** Libraries that every screen needs: cached by the browser across our releases. */
const frame =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//;

const kit =
  /packages\/ui\/src\/(?:patterns\/PageHeader\/|primitives\/(?:Link|StatusMark|Text)|data\/(?:EmptyState|ErrorState|[\w-]+\.ts$|DataTable\/(?:cells|format-date)\.))|icons\/chevron-/;
const table = /packages\/ui\/src\/data\/(?:DataTable\/DataTable\.tsx|Pagination\/)/;

/** What only one of the two pages starts with. */
const ownStart = /\/(?:src\/main\.tsx|src\/sign-in-page\/.*|(?:index|sign-in)\.html.*)$/;

const isInShell = reachableFrom(join(import.meta.dirname, 'index.html'), ownStart);

export default defineConfig({
  ...shared,
  base: '/CRT/',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    routeFiles(),
    earlyScript('src/early/early.ts'),
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
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame, priority: 2 },
            // One file for all that every visit needs: many small ones wait for each other's connections.
            {
              name: (id, context) => (isInShell(id, context) ? 'shell' : null),
              tags: ['$initial'],
              priority: 1,
            },
            // Small parts that most screens show, and what every list is made of: few files, told apart by use.
            { name: 'kit', test: kit },
            { name: 'table', test: table },
          ],
        },
      },
    },
  },
});
