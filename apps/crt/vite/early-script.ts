import { build, type ResolvedConfig } from 'vite';

/** The module that stands for what the screen asks first; each page has that of its own screen. */
const reads = /\/reads-of-page\.ts$/;

/**
 * Builds `entry` on its own, with what one screen asks first: it stands in the page, ahead of all files, and runs while
 * they are on their way.
 */
export async function earlyScript(
  config: ResolvedConfig,
  entry: string,
  readsFile?: string,
): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    base: config.base,
    logLevel: 'error',
    resolve: { conditions: config.resolve.conditions },
    plugins: [
      {
        name: 'crt:reads-of-page',
        enforce: 'pre',
        resolveId: (id) => (readsFile !== undefined && reads.test(id) ? readsFile : null),
      },
    ],
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
  return script.code.trim().replaceAll('</script', '<\\/script');
}
