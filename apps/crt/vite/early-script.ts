import { build, type Plugin } from 'vite';

const place = '<!-- early script -->';

/** Builds `entry` on its own and writes it into the page, ahead of all files: it runs while they are on their way. */
export function earlyScript(entry: string): Plugin {
  let code = '';
  return {
    name: 'crt:early-script',
    apply: 'build',
    async buildStart() {
      const { config } = this.environment;
      const built = await build({
        configFile: false,
        root: config.root,
        base: config.base,
        logLevel: 'error',
        resolve: { conditions: config.resolve.conditions },
        build: {
          write: false,
          target: config.build.target,
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
        },
      });
      const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
      const [script, ...rest] = output ?? [];
      if (script?.type !== 'chunk' || rest.length > 0)
        throw new Error(`${entry} must become one script without styles or parts that are loaded later.`);
      code = script.code.trim();
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(place)) return html;
        const tag = `<script nonce="__CSP_NONCE__">${code.replaceAll('</script', '<\\/script')}</script>`;
        return html.replace(place, () => tag);
      },
    },
  };
}
