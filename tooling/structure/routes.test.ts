import { allPermissions } from '@crt/domain/permission';
import { describe, expect, test } from 'vitest';
import { routeRows } from '../../apps/crt/src/routes/rows.ts';

describe.each(routeRows.map((row) => ({ ...row, row })))('route $path', ({ row }) => {
  test('has a title', () => {
    expect(row.title.trim()).not.toBe('');
  });

  test('says who may open it', () => {
    if (typeof row.access === 'string') {
      expect(['public', 'open']).toContain(row.access);
      return;
    }
    expect(row.access.length).toBeGreaterThan(0);
    expect(row.access.filter((permission) => !allPermissions.includes(permission))).toEqual([]);
  });
});

test('no path is there twice', () => {
  const paths = routeRows.map((row) => row.path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
