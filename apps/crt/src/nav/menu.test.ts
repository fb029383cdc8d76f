import { describe, expect, it } from 'vitest';
import { allPermissions, type Permission } from '@crt/domain/permission';
import type { RouteRow } from '../routes/route.ts';
import { routeRows } from '../routes/rows.ts';
import { withCombinedOrders } from './combined-order-entries.ts';
import { buildMenu, currentSection } from './menu.ts';
import { menuLayout } from './menu-layout.ts';
import { withSavedFilters } from './saved-filter-entries.tsx';

const screen: NonNullable<RouteRow['screen']> = () => Promise.reject(new Error('not drawn here'));
const built = routeRows.map((row) => ({ ...row, screen }));

const labels = (rights: readonly Permission[], rows: readonly RouteRow[] = built) =>
  Object.fromEntries(
    buildMenu(rows, new Set(rights)).map(({ label, groups }) => [
      label,
      groups.flatMap((group) =>
        group.entries.map((entry) => (group.label ? `${group.label} / ${entry.label}` : entry.label)),
      ),
    ]),
  );

describe('the menu, when everything is built', () => {
  it('shows a plan reader the plans only', () => {
    expect(labels(['ReadOnlyFulfilmentPlanAccess'])).toEqual({ 'Plan Coordination': ['Default', 'Changes'] });
  });

  it('shows manufacturing its Changes only with a plan right (B8)', () => {
    expect(labels(['CanManageManufacturingCycles'])).toEqual({
      Manufacturing: ['Default', 'Combined Orders'],
    });
    expect(labels(['CanManageManufacturingCycles', 'CanManageFulfilmentPlan'])['Manufacturing']).toEqual([
      'Default',
      'Combined Orders',
      'Changes',
    ]);
  });

  it('shows a user administrator one entry (B6, B13)', () => {
    expect(labels(['CanManageUsers'])).toEqual({ Configuration: ['Users'] });
  });

  it('shows the administrator every section in the order of the bar (B10, B12, B13)', () => {
    const menu = labels(allPermissions);
    expect(Object.keys(menu)).toEqual([
      'Plan Coordination',
      'Manufacturing',
      'Design',
      'Document Data',
      'Product Data',
      'Keycode',
      'Configuration',
    ]);
    expect(menu['Design']).toEqual([
      'My Schedule',
      'All Schedules',
      'Designer Properties',
      'General Session Properties',
      'Session Planner',
    ]);
    expect(menu['Configuration']).toHaveLength(26);
  });

  it('hides a section as long as it has nothing but what another one has as well (B8)', () => {
    const withoutCycles = built.map(({ screen: drawn, ...row }) =>
      row.path.startsWith('/ManufacturingCycle') || row.path.startsWith('/CombinedOrder')
        ? row
        : { ...row, screen: drawn },
    );
    expect(Object.keys(labels(allPermissions, withoutCycles))).not.toContain('Manufacturing');
    expect(labels(allPermissions, withoutCycles)['Plan Coordination']).toContain('Changes');
  });

  it('lists nothing that is not built', () => {
    expect(
      labels(
        allPermissions,
        routeRows.map(({ screen: _screen, ...row }) => row),
      ),
    ).toEqual({});
  });

  it('marks the section of a details screen', () => {
    const menu = buildMenu(built, new Set<Permission>(['CanManageFulfilmentPlan']));
    const row = built.find(({ path }) => path === '/FulfilmentPlan/Details/:id');
    expect(currentSection(menu, row)).toBe('plans');
    expect(currentSection(menu, undefined)).toBeUndefined();
  });
});

it.each([
  ['AUTO', 999, false, 'collapsed'],
  ['AUTO', 1000, false, 'vertical'],
  ['AUTO', 1319, false, 'vertical'],
  ['AUTO', 1320, false, 'horizontal'],
  ['AUTO', 1320, true, 'vertical'],
  ['AUTO', 1869, true, 'vertical'],
  ['AUTO', 1870, true, 'horizontal'],
  ['HORIZONTAL', 600, true, 'horizontal'],
  ['VERTICAL', 600, false, 'vertical'],
  ['COLLAPSE', 1900, false, 'collapsed'],
] as const)('mode %s at %i px, both worlds: %s, is %s (B2 to B5)', (mode, width, hasBothWorlds, layout) => {
  expect(menuLayout(mode, width, hasBothWorlds)).toBe(layout);
});

describe('entries that people made themselves', () => {
  it('stand behind Default and before Changes (B7)', () => {
    const menu = buildMenu(built, new Set<Permission>(['ReadOnlyFulfilmentPlanAccess']));
    const late = { label: 'Late', path: '/FulfilmentPlan/LoadFilter/61' };
    const [plans] = withSavedFilters(menu, { plans: [late], configuration: [late] });
    expect(plans?.groups[0]?.entries.map(({ label }) => label)).toEqual(['Default', 'Late', 'Changes']);
  });
});

it('the kinds of combined orders stand behind their list, before Changes (B8, B9)', () => {
  const menu = buildMenu(built, new Set(allPermissions));
  const kind = { label: 'Sterilization', path: '/CombinedOrders?chosenDefinition=2' };
  const section = withCombinedOrders(menu, [kind]).find(({ id }) => id === 'manufacturing');
  expect(section?.groups[0]?.entries.map(({ label }) => label)).toEqual([
    'Default',
    'Combined Orders',
    'Sterilization',
    'Changes',
  ]);
});
