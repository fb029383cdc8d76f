import { join } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';

/** What is larger is better kept in a file, which the browser keeps as well. */
const largest = 200;

/**
 * Writes the first script of a page into the page when it does nothing but call what it imports: a file of one line waits
 * as long for its connection as a large one.
 */
export function inlinedStart(): Plugin {
  let base = '/';
  return {
    name: 'crt:inlined-start',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) =>
        chunk && chunk.code.length <= largest
          ? html.replace(tagOf(base + chunk.fileName), () => inlined(chunk, base))
          : html,
    },
  };
}

const tagOf = (address: string) => new RegExp(`<script type="module"[^>]* src="${address}"[^>]*></script>`);

function inlined({ code, fileName }: Rolldown.OutputChunk, base: string): string {
  const folder = join(base, fileName, '..');
  const script = code.replace(/\/\/# sourceMappingURL=.*/, '').replaceAll(/(["'`])\.\//g, `$1${folder}/`);
  return `<script type="module" nonce="__CSP_NONCE__">${script.trim()}</script>`;
}
