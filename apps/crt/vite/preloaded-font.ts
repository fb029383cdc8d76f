import type { Plugin } from 'vite';

/**
 * Names a font file in every page, so that it comes with the first files: the browser would find out about it when it lays
 * out the first picture, and would lay it out again when the font arrives.
 */
export function preloadedFont(name: string): Plugin {
  let base = '/';
  return {
    name: 'crt:preloaded-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((path) => path.endsWith(`/${name}`)),
        );
        if (!font) throw new Error(`The build has no font ${name}.`);
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          // Behind the scripts: nothing is laid out before they have run.
          fetchpriority: 'low',
          href: base + font.fileName,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
