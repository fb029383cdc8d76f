import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = 1024;
const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes a brotli and a gzip form beside every text file of the build, so that no answer has to be compressed. */
export function precompressed(): Plugin {
  return {
    name: 'crt:precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = readdirSync(join(dir, 'assets')).map((name) => join(dir, 'assets', name));
      await Promise.all(
        files
          .filter((file) => /\.(?:js|css|svg)$/.test(file) && statSync(file).size >= smallest)
          .map(async (file) => {
            const content = readFileSync(file);
            const forms = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
            for (const [place, ending] of ['br', 'gz'].entries())
              writeFileSync(`${file}.${ending}`, forms[place] ?? content);
          }),
      );
    },
  };
}
