import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageReader } from './page-reader.ts';

/** What the browser reads before the application starts. */
export interface AppConfig {
  readonly authority: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly isDemo: boolean;
  readonly frameSources: readonly string[];
}

/** What one answer with the page needs. */
export interface PageRequest {
  /** Path of the address below /CRT, with its first slash. */
  readonly path: string;
  readonly nonce: string;
  readonly config: AppConfig;
}

/** Files of a route, as the build wrote them down (`.vite/routes.json`). */
interface RouteFiles {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that the page starts with; the route `*` has that of all that have none of their own. */
  readonly early?: string;
}

/** The application's page for one address: with the configuration, the nonce and the links that fetch the route's files. */
export function appPage(folder: string): (request: PageRequest) => string {
  const read = pageReader(join(folder, 'index.html'));
  let routes: ReturnType<typeof routesOf> | undefined;
  return ({ path, nonce, config }) => {
    const text = read(nonce);
    routes ??= routesOf(join(folder, '.vite', 'routes.json'));
    const route = routes.find(({ form }) => form.test(path));
    const early = route?.early ?? routes.find((one) => one.path === '*')?.early;
    return text
      .replace('__CRT_CONFIG__', () => JSON.stringify(config).replaceAll('<', '\\u003c'))
      .replace('<!-- early script -->', () =>
        early === undefined ? '' : `<script nonce="${nonce}">${early}</script>`,
      )
      .replace('</head>', () => `${route?.links ?? ''}</head>`);
  };
}

/** A route as the page needs it; `*` matches no address by itself. */
interface PageRoute extends Pick<RouteFiles, 'path' | 'early'> {
  readonly form: RegExp;
  readonly links: string;
}

function routesOf(file: string): PageRoute[] {
  const routes: RouteFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return (
    routes
      // A written segment goes before a parameter, as in the application's own router.
      .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
      .map(({ path, scripts, styles, early }) => ({
        path,
        form: formOf(path),
        links: path === '*' ? '' : linksOf(scripts, styles),
        ...(early !== undefined && { early }),
      }))
  );
}

/** `/Plan/:id?` as an expression: a parameter is one segment, `?` makes its segment optional. */
function formOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    const form = segment.startsWith(':')
      ? '/[^/]+'
      : `/${segment.replace(/\?$/, '').replaceAll(/[^\w-]/g, '\\$&')}`;
    return segment.endsWith('?') ? `(?:${form})?` : form;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

function linksOf(scripts: readonly string[], styles: readonly string[]): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/CRT/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/CRT/${file}">`),
  ].join('');
}
