import type { Permission } from '@crt/domain/permission';
import { describe, expect, it } from 'vitest';
import { searchScreenOf, searchTarget } from './search-screen.ts';

const planner = new Set<Permission>(['ReadOnlyFulfilmentPlanAccess']);
const manufacturing = new Set<Permission>(['CanManageManufacturingCycles']);

describe('the screen type of a search (M2)', () => {
  it.each([
    ['/FulfilmentPlan/Details/7', 1],
    ['/FulfilmentPlan/List', 1],
    ['/ManufacturingCycle/List', 2],
    ['/RepeatOrders/7', 3],
    ['/PrototypeManufacturingCycle/Details/7', 4],
  ])('of %s is %i', (path, screen) => {
    expect(searchScreenOf(path, manufacturing)).toBe(screen);
  });

  it('elsewhere is the plan, or the cycle for whom plans are closed', () => {
    expect(searchScreenOf('/Changes', planner)).toBe(1);
    expect(searchScreenOf('/FilterManagement', manufacturing)).toBe(2);
  });

  it('has a place for every answer (M3)', () => {
    expect(Object.values(searchTarget).map((target) => target(7))).toEqual([
      '/FulfilmentPlan/Details/7',
      '/ManufacturingCycle/Details/7',
      '/RepeatOrders/7',
      '/PrototypeManufacturingCycle/Details/7',
    ]);
  });
});
