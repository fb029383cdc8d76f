import { isGranted, type Permission } from '@crt/domain/permission';
import { expect, it } from 'vitest';
import { routeRows } from '../../routes/rows.ts';
import { scheduleHrefFor } from './schedule-href.ts';

const [own, other] = ['usr-own', 'usr-other'];
const hrefFor = (permissions: readonly Permission[], designerId: string) =>
  scheduleHrefFor({ permissions: new Set(permissions), userId: own }, designerId, '26-10412');

const cases: readonly (readonly [
  who: string,
  rights: readonly Permission[],
  ofOwn: string | undefined,
  ofOther: string | undefined,
])[] = [
  ['a reader', ['ReadOnlyFulfilmentPlanAccess'], undefined, undefined],
  ['a planner', ['CanManageFulfilmentPlan'], undefined, undefined],
  ['who only sees sessions', ['CanViewDesignSessions'], undefined, undefined],
  ['a designer', ['IsDesigner'], '/Designer/Schedule?requestId=26-10412', undefined],
  [
    'who manages sessions',
    ['CanManageDesignSessions'],
    '/Designer/Schedule/usr-own?requestId=26-10412',
    '/Designer/Schedule/usr-other?requestId=26-10412',
  ],
  [
    'a designer who manages sessions',
    ['IsDesigner', 'CanManageDesignSessions'],
    '/Designer/Schedule/usr-own?requestId=26-10412',
    '/Designer/Schedule/usr-other?requestId=26-10412',
  ],
];

it.each(cases)('%s is led to the schedules that are open to them, and to no other (F7)', (...row) => {
  const [, rights, ofOwn, ofOther] = row;
  expect([hrefFor(rights, own), hrefFor(rights, other)]).toEqual([ofOwn, ofOther]);
  for (const href of [ofOwn, ofOther]) {
    if (href === undefined) continue;
    const path = href.split('?')[0]?.replace(/\/usr-.*/, '/:id');
    const route = routeRows.find((one) => one.path === path);
    expect([path, route && isGranted(route.access, new Set(rights))]).toEqual([path, true]);
  }
});

it('nobody is led anywhere before it is known who they are', () => {
  const nobody = { permissions: new Set<Permission>(['IsDesigner']), userId: undefined };
  expect(scheduleHrefFor(nobody, own, '26-10412')).toBeUndefined();
});
