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
}

/** The application's page for one address: with the configuration, the nonce and the links that fetch the route's files. */
export function appPage(folder: string): (request: PageRequest) => string {
  const read = pageReader(join(folder, 'index.html'));
  let routes: readonly { readonly form: RegExp; readonly links: string }[] | undefined;
  return ({ path, nonce, config }) => {
    const text = read(nonce);
    routes ??= routesOf(join(folder, '.vite', 'routes.json'));
    const links = routes.find(({ form }) => form.test(path))?.links ?? '';
    return text
      .replace('__CRT_CONFIG__', () => JSON.stringify(config).replaceAll('<', '\\u003c'))
      .replace('</head>', () => `${links}</head>`);
  };
}

function routesOf(file: string): { form: RegExp; links: string }[] {
  const routes: RouteFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return (
    routes
      // A written segment goes before a parameter, as in the application's own router.
      .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
      .filter(({ path }) => path !== '*')
      .map(({ path, scripts, styles }) => ({ form: formOf(path), links: linksOf(scripts, styles) }))
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
