import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { earlyScript } from './early-script.ts';

/** What the browser needs for one route beyond the page's own files. */
interface RouteFiles {
  /** Path of the route below the base path. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that stands in the page, where the screen asks something ahead; `*` has that of all others. */
  readonly early?: string;
}

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A route row as it stands in the source: its path, and where the expression of its screen leads. */
interface Row {
  readonly path: string;
  readonly imports: readonly string[];
  /** Modules whose functions make the screen: what those load belongs to it. */
  readonly makers: readonly string[];
  /** Module that says what the screen asks first. */
  readonly reads?: string | undefined;
}

/**
 * Writes `.vite/routes.json`: the files of every route, and the script that the page of the route starts with, made of
 * `early`. The server names the files in the page, so that they are on their way before the first script has run. Read from the source of the route rows, which stay the only route table.
 */
export function routeFiles(early: string): Plugin {
  const rows: Row[] = [];
  let config: ResolvedConfig;
  return {
    name: 'crt:route-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      rows.length = 0;
    },
    async transform(code, id) {
      if (!/\/routes\/[\w-]+\.routes\.ts$/.test(id)) return;
      const program = this.parse(code) as unknown as Node;
      rows.push(
        ...(await rowsOf(program, async (specifier) => (await this.resolve(specifier, id))?.id ?? specifier)),
      );
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const laterOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const routes = await Promise.all(
          rows.map(async (row): Promise<RouteFiles> => ({
            ...routeOf(row.path, [...row.imports, ...row.makers.flatMap(laterOf)], bundle),
            ...((row.reads !== undefined || row.path === '*') && {
              early: await earlyScript(config, early, row.reads),
            }),
          })),
        );
        this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(routes) });
      },
    },
  };
}

/** The files of the chunks that were made for these modules, without those of the page itself. */
function routeOf(path: string, modules: readonly string[], bundle: Rolldown.OutputBundle): RouteFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = filesOf(
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
    bundle,
  );
  const own = chunks.filter(
    ({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId),
  );
  const files = [...filesOf(own, bundle)].filter((file) => !page.has(file));
  return {
    path,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** The rows of a source file; `idOf` finds the module behind a specifier. */
async function rowsOf(program: Node, idOf: (specifier: string) => Promise<string>): Promise<Row[]> {
  const sources = importedFrom(program);
  return Promise.all(
    literalRows(program).map(async ({ path, screen, reads }): Promise<Row> => {
      const names = nodesIn(screen, 'Identifier').flatMap(({ name }) => sources.get(String(name)) ?? []);
      const [readsFile] = loadedIn(reads);
      return {
        path,
        imports: await Promise.all(loadedIn(screen).map(idOf)),
        makers: await Promise.all(names.map(idOf)),
        reads: readsFile === undefined ? undefined : await idOf(readsFile),
      };
    }),
  );
}

function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const needed = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
    filesOf(needed, bundle, found);
  }
  return found;
}

/** Which module each imported name comes from. */
function importedFrom(program: Node): Map<string, string> {
  return new Map(
    nodesIn(program, 'ImportDeclaration').flatMap(({ source, specifiers }) =>
      (specifiers as Node[]).map((specifier): [string, string] => [
        String((specifier['local'] as Node)['name']),
        String((source as Node)['value']),
      ]),
    ),
  );
}

/** What is imported when an expression is called. */
const loadedIn = (expression: Node | undefined): string[] =>
  nodesIn(expression, 'ImportExpression').map(({ source }) => String((source as Node)['value']));

/** Objects of the source with a path and a screen. */
function literalRows(program: Node): { path: string; screen: Node; reads: Node | undefined }[] {
  return nodesIn(program, 'ObjectExpression').flatMap(({ properties }) => {
    const valueOf = (name: string) =>
      (properties as Node[]).find((property) => (property['key'] as Node | undefined)?.['name'] === name)?.[
        'value'
      ] as Node | undefined;
    const [path, screen] = [valueOf('path'), valueOf('screen')];
    return path && screen ? [{ path: String(path['value']), screen, reads: valueOf('reads') }] : [];
  });
}

/** All nodes of one type within a syntax tree, the root included. */
function nodesIn(tree: unknown, type: string): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((part: unknown) => nodesIn(part, type));
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node;
  const below = Object.values(node).flatMap((part) => nodesIn(part, type));
  return node.type === type ? [node, ...below] : below;
}
