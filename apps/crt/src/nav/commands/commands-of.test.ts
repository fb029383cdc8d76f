import { expect, test, vi } from 'vitest';
import type { Permission } from '@crt/domain/permission';
import { routeRows } from '../../routes/rows.ts';
import { buildMenu } from '../menu.ts';
import { commandsOf, type Deeds } from './commands-of.tsx';

const deeds = { goTo: vi.fn(), choose: vi.fn(), showShortcuts: vi.fn(), signOut: vi.fn() } satisfies Deeds;
const commandsFor = (...permissions: Permission[]) =>
  commandsOf(
    buildMenu(routeRows, new Set(permissions)),
    { plans: [{ label: 'Late plans', path: '/FulfilmentPlan/LoadFilter/7' }] },
    deeds,
  );

test('screens are those of the menu: never one that the person may not open', () => {
  const ids = (...permissions: Permission[]) => commandsFor(...permissions).map(({ id }) => id);
  expect(ids('ReadOnlyFulfilmentPlanAccess')).toContain('plans /FulfilmentPlan/LoadFilter');
  expect(ids('CanManageUsers').filter((id) => id.startsWith('plans '))).toEqual([]);
});

test('every command has an id of its own and does what it says', () => {
  const commands = commandsFor('ReadOnlyFulfilmentPlanAccess', 'CanManageFulfilmentPlan');
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  const act = (label: string) => commands.find((command) => command.label === label)?.onAction();
  act('Late plans');
  expect(deeds.goTo).toHaveBeenLastCalledWith('/FulfilmentPlan/LoadFilter/7');
  act('Filter Management');
  expect(deeds.goTo).toHaveBeenLastCalledWith('/FilterManagement');
  act('Theme: Dark');
  expect(deeds.choose).toHaveBeenLastCalledWith({ theme: 'dark' });
  act('Log Out');
  expect(deeds.signOut).toHaveBeenCalledOnce();
});
