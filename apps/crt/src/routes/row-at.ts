import { matchPath } from 'react-router-dom';
import { basePath } from '../app/config.ts';
import type { RouteRow } from './route.ts';
import { routeRows } from './rows.ts';

/** The row of what is nowhere. */
export const otherwise = routeRows.filter((row) => row.path === '*');

const bySpecificity = routeRows
  .filter((row) => row.path !== '*')
  // A written segment goes before a parameter: /Documentation/Document/Export is no document's details.
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));

/** The row of a path below the base path. */
export const rowAt = (path: string): RouteRow | undefined =>
  bySpecificity.find((row) => matchPath(row.path, path));

/** The row of a path of the page. */
export const rowOfPage = (pathname: string): RouteRow | undefined =>
  pathname.startsWith(basePath) ? rowAt(`/${pathname.slice(basePath.length)}`) : undefined;
