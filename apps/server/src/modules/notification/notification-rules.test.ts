import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { notificationRules } from './notification.tables.ts';
import { notificationDesk, type Answer, type Settings } from './testing/notification-desk.ts';

const desk = notificationDesk(60);
const { call, rule, settings } = desk;

const alertScope = { productTypeId: 1, manufacturingLocationId: 1 };
const scope = { selectedProductTypeId: 1, selectedManufacturingLocationId: 1 };

async function offered(typeId = 1) {
  const materials = await call<Output<'listMaterialsForRules'>>(
    'planner',
    'GET',
    `NotificationSettings/GetAvailableMaterials/${typeId}`,
  );
  const material = materials.body.data[0]?.id ?? 0;
  const steps = await call<Output<'listJobStepsForRules'>>(
    'planner',
    'GET',
    `NotificationSettings/GetAvailableJobSteps/${material}`,
  );
  return {
    materials: materials.body.data,
    material,
    steps: steps.body.data,
    step: steps.body.data[0]?.id ?? 0,
  };
}

interface Kind {
  readonly path: string;
  readonly name: string;
  readonly body: () => Promise<object>;
  readonly other: object;
  readonly of: (settings: Settings) => readonly { readonly id: number }[];
}

const kinds: readonly Kind[] = [
  {
    path: 'MilestoneAlertNotificationSetting',
    name: 'Milestone Alert',
    body: async () => ({ ...alertScope, milestoneId: 7, threshold: -2 }),
    other: { threshold: 3 },
    of: (all) => all.milestoneAlertsSettings,
  },
  {
    path: 'JobStepAlertNotificationSetting',
    name: 'Job Step Alert',
    body: async () => {
      const { material: materialId, step: jobStepId } = await offered();
      return { ...alertScope, materialId, jobStepId, threshold: 4 };
    },
    other: { threshold: 0 },
    of: (all) => all.jobStepAlertsSettings,
  },
  {
    path: 'FulfilmentPlanChange',
    name: 'Fulfilment Plan Change',
    body: async () => ({ ...scope, selectedChangeType: 'priority' }),
    other: { selectedChangeType: 'quantity' },
    of: (all) => all.changesNotificationSettings.fulfilmentPlanChanges,
  },
  {
    path: 'ManufacturingCycleChange',
    name: 'Manufacturing Cycle Change',
    body: async () => ({ ...scope, selectedChangeType: 'orderNumber' }),
    other: { selectedChangeType: 'finalized' },
    of: (all) => all.changesNotificationSettings.manufacturingCycleChanges,
  },
  {
    path: 'JobStepChange',
    name: 'Job Step Change',
    body: async () => {
      const { material: selectedMaterialId, step: selectedJobStepId } = await offered();
      return { ...scope, selectedMaterialId, selectedJobStepId };
    },
    other: { selectedManufacturingLocationId: 2 },
    of: (all) => all.changesNotificationSettings.jobStepChanges,
  },
  {
    path: 'PlannedMilestoneChange',
    name: 'Planned Milestone Change',
    body: async () => ({ ...scope, selectedMilestoneId: 7 }),
    other: { selectedMilestoneId: 8 },
    of: (all) => all.changesNotificationSettings.plannedMilestoneChanges,
  },
  {
    path: 'ActualMilestoneChange',
    name: 'Actual Milestone Change',
    body: async () => ({ ...scope, selectedMilestoneId: 7 }),
    other: { selectedMilestoneId: 8 },
    of: (all) => all.changesNotificationSettings.actualMilestoneChanges,
  },
];

describe.each(kinds)('$name (D4, D12, D13, D28)', ({ path, name, body, other, of }) => {
  it('is added, refused a second time, changed and deleted, by its own person only', async () => {
    const before = of(await settings('planner')).length;
    const wanted = await body();
    expect(await rule('planner', path, wanted)).toMatchObject({
      status: 200,
      body: { result: 0, message: `${name} added succesfully.` },
    });
    const [added, ...more] = of(await settings('planner')).slice(before);
    expect([added, more]).toMatchObject([wanted, []]);
    expect(of(await settings('manufacturing'))).toEqual([]);
    const again = await rule('planner', path, wanted);
    expect(again.body).toMatchObject({ result: 2, message: 'This rule exists already.' });

    const id = added?.id ?? 0;
    const strange = { ...wanted, ...other, id };
    expect((await rule('manufacturing', path, strange, 'PUT')).status).toBe(404);
    expect((await call('manufacturing', 'DELETE', `NotificationSettings/${path}/${id}`)).status).toBe(404);
    const changed = await rule('planner', path, strange, 'PUT');
    expect(changed.body).toMatchObject({ result: 0, message: `${name} changed succesfully.` });
    expect(of(await settings('planner')).at(-1)).toMatchObject(strange);

    const deleted = await call<Answer>('planner', 'DELETE', `NotificationSettings/${path}/${id}`);
    expect(deleted.body).toMatchObject({ result: 0, message: `${name} deleted succesfully.` });
    expect(of(await settings('planner'))).toHaveLength(before);
    expect((await call('planner', 'DELETE', `NotificationSettings/${path}/${id}`)).status).toBe(404);
  });
});

it('keeps the sign of a threshold, and words the rule (D4, D8)', async () => {
  const { path } = kinds[0] ?? { path: '' };
  for (const threshold of [-2, 0, 3])
    await rule('administrator', path, { ...alertScope, milestoneId: 7, threshold });
  const { milestoneAlertsSettings: told } = await settings('administrator');
  expect(told.map(({ threshold }) => threshold)).toEqual([-2, 0, 3]);
  const [type] = await desk.app.db.select().from(productTypes).where(eq(productTypes.id, 1));
  const [site] = await desk.app.db
    .select()
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, 1));
  const rest = `${type?.name ?? ''}, ${site?.name ?? ''}`;
  expect(told.map(({ alertDescription }) => alertDescription)).toEqual([
    `2 days before Shipped, ${rest}`,
    `At Shipped, ${rest}`,
    `3 days after Shipped, ${rest}`,
  ]);
});

it.each([
  ['MilestoneAlertNotificationSetting', { milestoneId: 99 }, 'milestoneId'],
  ['MilestoneAlertNotificationSetting', { threshold: 1.5 }, 'threshold'],
  ['MilestoneAlertNotificationSetting', { threshold: 1000 }, 'threshold'],
  ['MilestoneAlertNotificationSetting', { productTypeId: 999 }, 'productTypeId'],
  ['MilestoneAlertNotificationSetting', { manufacturingLocationId: 999 }, 'manufacturingLocationId'],
  ['MilestoneAlertNotificationSetting', { notificationSettingsId: 999 }, 'notificationSettingsId'],
  ['MilestoneAlertNotificationSetting', { direction: '0' }, 'direction'],
])('refuses bad input with its field: %s %j', async (path, bad, field) => {
  const good = { ...alertScope, milestoneId: 7, threshold: 1 };
  const { status, body } = await rule('planner', path, { ...good, ...bad });
  expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining(field)]);
});

it.each([
  ['FulfilmentPlanChange', { selectedChangeType: 'nonsense' }, 'selectedChangeType'],
  ['FulfilmentPlanChange', { selectedChangeType: 'milestone:5:planned' }, 'selectedChangeType'],
  ['ManufacturingCycleChange', { selectedChangeType: 'priority' }, 'selectedChangeType'],
  ['PlannedMilestoneChange', { selectedMilestoneId: 11 }, 'selectedMilestoneId'],
  ['JobStepChange', { selectedMaterialId: 99_999, selectedJobStepId: 1 }, 'selectedMaterialId'],
])('refuses what is not offered: %s %j (D25)', async (path, what, field) => {
  const { status, body } = await rule('planner', path, { ...scope, ...what });
  expect([status, body.errors?.[0]?.path]).toEqual([400, `/body/${field}`]);
});

it('offers the materials of a product type, and the steps of their workflows (D10, D25)', async () => {
  const { materials, steps, material } = await offered();
  expect(materials.length).toBeGreaterThan(0);
  const numbers = materials.map(({ name }) => name);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
  expect(steps.length).toBeGreaterThan(2);
  const foreign = await rule('planner', 'JobStepChange', {
    ...scope,
    selectedMaterialId: material,
    selectedJobStepId: 999,
  });
  expect(foreign.body.errors?.[0]?.path).toBe('/body/selectedJobStepId');
  for (const path of ['GetAvailableMaterials/999', 'GetAvailableJobSteps/99999'])
    expect((await call('planner', 'GET', `NotificationSettings/${path}`)).status).toBe(404);
});

it('reads for everybody what the dialogs offer, without rights of any kind (D1, D25)', async () => {
  const all = await settings('no-rights');
  expect(all.availableMilestones).toContainEqual({ id: 7, name: 'Shipped' });
  expect(all.changesNotificationSettings.availableMilestoneChanges).toContainEqual({
    value: '7',
    text: 'Shipped',
  });
  expect(all.availableProductTypes.length).toBeGreaterThan(5);
  expect(all.availableManufacturingLocations.length).toBe(3);
});

it('changes the days until expiry of oneself only, from 0 to 999 (D3)', async () => {
  const own = await settings('plan-reader');
  const edit = (sent: object) =>
    call<Answer>('plan-reader', 'PUT', 'NotificationSettings/EditNotificationLifespan', {
      id: own.notificationsSettings.id,
      userId: own.userId,
      ...sent,
    });
  expect((await edit({ newValue: 5 })).body.message).toBe('Notification Expiry changed succesfully.');
  expect((await settings('plan-reader')).notificationsSettings.notificationLifespan).toBe(5);
  for (const newValue of [1000, -1, 1.5]) expect((await edit({ newValue })).status).toBe(400);
  const strange = await settings('planner');
  const foreign = await edit({ newValue: 7, userId: strange.userId });
  expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([400, '/body/userId']);
  expect((await edit({ newValue: 7, id: strange.notificationsSettings.id })).status).toBe(404);
  expect((await settings('plan-reader')).notificationsSettings.notificationLifespan).toBe(5);
});

it('tells the history of a person what was set, and only that person of it', async () => {
  const own = await settings('session-viewer');
  desk.app.takeEvents();
  await rule('session-viewer', 'FulfilmentPlanChange', { ...scope, selectedChangeType: 'comment' });
  expect(desk.app.takeEvents()).toEqual([
    { entity: 'notification-setting', entityId: String(own.notificationsSettings.id), audience: own.userId },
  ]);
  const rows = await desk.app.db.select().from(changes).where(eq(changes.aggregate, 'notification-setting'));
  const [row] = await desk.app.db
    .select()
    .from(notificationRules)
    .where(eq(notificationRules.userId, own.userId));
  const told = rows.filter(({ aggregateId }) => aggregateId === own.notificationsSettings.id);
  expect(told).toMatchObject([{ field: `rule:${row?.id ?? 0}`, oldText: null, userId: own.userId }]);
  expect(told[0]?.newText).toMatch(/^Comment, /);
});
