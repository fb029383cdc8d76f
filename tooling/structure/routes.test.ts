import { allPermissions } from '@crt/domain/permission';
import { describe, expect, test } from 'vitest';
import { builtRoutes, passages } from '../../e2e/system/built-routes.ts';
import { routeRows } from '../../apps/crt/src/routes/rows.ts';

describe.each(routeRows.map((row) => ({ ...row, row })))('route $path', ({ row }) => {
  test('has a title', () => {
    expect(row.title.trim()).not.toBe('');
  });

  test('says who may open it', () => {
    const isStated =
      row.access === 'public' ||
      row.access === 'open' ||
      (typeof row.access !== 'string' && row.access.length > 0);
    expect(isStated).toBe(true);
  });

  test('names only rights that exist', () => {
    const named = typeof row.access === 'string' ? [] : row.access;
    expect(named.filter((permission) => !allPermissions.includes(permission))).toEqual([]);
  });
});

test('what a screen asks first is asked at its own path, for those who may open it', async () => {
  const rows = routeRows.filter((row) => row.reads !== undefined);
  expect(rows.length).toBeGreaterThan(0);
  for (const { path, access, reads } of rows)
    expect((await reads?.())?.default).toMatchObject({ path, access });
});

test('no path is there twice', () => {
  const paths = routeRows.map((row) => row.path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('every built screen is looked at for accessibility: add it to e2e/system/built-routes.ts', () => {
  const built = routeRows.filter((row) => row.screen !== undefined).map((row) => row.path);
  const known = [...passages, ...builtRoutes.map((entry) => entry.route)];
  expect(built.filter((path) => !known.includes(path))).toEqual([]);
  expect(known.filter((path) => !built.includes(path))).toEqual([]);
});
