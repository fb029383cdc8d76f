import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** An import of node:http asks for all that it offers, and one of these is the whole client behind `fetch`. */
const httpWithoutClient: Plugin = {
  name: 'crt:http-without-client',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'node:http' && importer?.includes('/oidc-provider/') ? '\0node-http' : null,
  load: (id) =>
    id === '\0node-http'
      ? `const http = process.getBuiltinModule('node:http'); export default http; export const { STATUS_CODES } = http;`
      : null,
};

/** Node reads the source map of a file together with the file; those of the packages would cost a third of the start. */
const mapsOfOurs: Plugin = {
  name: 'crt:maps-of-ours',
  generateBundle(_options, bundle) {
    for (const { name } of libraryFiles) {
      const libraries = bundle[`${name}.js`];
      if (libraries?.type === 'chunk')
        libraries.code = libraries.code.replace(/\n\/\/# sourceMappingURL=.*$/m, '');
    }
  },
  writeBundle({ dir = '' }) {
    for (const { name } of libraryFiles) rmSync(join(dir, `${name}.js.map`), { force: true });
  },
};

/** The thread that reads the files of imports starts with what it needs, not with all that the server needs. */
const libraryFiles = [
  { name: 'file-libraries', test: /node_modules\/(papaparse|saxes|xmlchars|yauzl|pend)\//, priority: 2 },
  { name: 'spreadsheet-libraries', test: /node_modules\/hucre\//, priority: 2 },
  { name: 'libraries', test: /node_modules/, priority: 1 },
];

/**
 * The server in few files, as `npm start` runs it: Node reads and compiles them in a fraction of the time that two
 * thousand modules take. Development runs the sources.
 */
export default defineConfig({
  plugins: [httpWithoutClient, mapsOfOurs],
  ssr: {
    noExternal: true,
    resolve: { conditions: ['crt-source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'embedded-worker': 'src/platform/db/embedded-worker.ts',
        'table-worker': 'src/modules/import/file/worker/table-worker.ts',
        'make-empty-database': 'src/make-empty-database.ts',
      },
      // Finds its WebAssembly beside its own files.
      external: /^@electric-sql\/pglite/,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: libraryFiles },
      },
    },
  },
});
