import { listDocumentQueries, listProductQueries } from '@crt/api-client/documentation/documentation-query';
import { listPlanFilters } from '@crt/api-client/main/stored-query';
import { expect, it } from 'vitest';
import { menuLists } from './menu-lists.ts';

const filtersOf = (section: string, answer: unknown) =>
  menuLists.find((list) => list.section === section)?.filtersIn(answer);

it('every list with saved filters has them in the menu, each from its own call (B7, B8, B19)', () => {
  expect(menuLists.map(({ section }) => section)).toEqual([
    'plans',
    'manufacturing',
    'documents',
    'products',
  ]);
  const calls = menuLists.map(({ filters }) => filters);
  for (const call of [listPlanFilters, listDocumentQueries, listProductQueries])
    expect(calls).toContain(call);
});

it('a saved filter of the documentation opens its list with what was saved, and is known there (B18, B23, W3)', () => {
  const saved = {
    id: 14,
    name: 'Late in Rotterdam',
    isPrivate: false,
    query: 'chosenDivisions=2&orderBy=number',
    canBeManaged: true,
  };
  expect(filtersOf('documents', [{ ...saved, storedQueryType: 1 }])).toEqual([
    {
      id: 14,
      name: 'Late in Rotterdam',
      isShared: true,
      path: '/Documentation/Document?handleFilter=1&chosenDivisions=2&orderBy=number&storedQueryId=14',
    },
  ]);
  expect(filtersOf('products', [{ ...saved, storedQueryType: 2, isPrivate: true }])).toMatchObject([
    { isShared: false, path: expect.stringMatching(/^\/Documentation\/Product\?/) as string },
  ]);
});

it('a saved filter of the plans is loaded by its id (E22)', () => {
  const saved = { id: 61, name: 'Late', sharingLevel: 1 };
  expect(filtersOf('plans', { content: [saved] })).toEqual([
    { id: 61, name: 'Late', isShared: true, path: '/FulfilmentPlan/LoadFilter/61' },
  ]);
});
