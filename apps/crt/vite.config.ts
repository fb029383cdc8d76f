import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shared } from '../../vite.shared.ts';

const server = `http://localhost:${process.env['CRT_SERVER_PORT'] ?? '8080'}`;

/** Libraries that every screen needs: cached by the browser across our releases. */
const frame =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//;

export default defineConfig({
  ...shared,
  base: '/CRT/',
  plugins: [vanillaExtractPlugin(), react()],
  // The server puts a fresh nonce in the place of this word in every answer (apps/server, Content-Security-Policy).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Which chunk needs which: read by the size budgets (tooling/sizes).
    manifest: true,
    // Data addresses are refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } } },
  },
  server: {
    port: Number(process.env['CRT_DEV_PORT'] ?? 5173),
    proxy: { '/api': server, '/auth': server, '/CRT/config.json': server },
  },
});
