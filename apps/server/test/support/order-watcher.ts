import type { Output } from '../../src/contract/handlers.ts';
import { Api } from './api.ts';

type Settings = Output<'getNotificationSettings'>['data'];

/** Somebody who wants to be told of every purchase order number, whatever product and wherever it is made. */
export async function orderWatcher(origin: string, userName: string): Promise<Api> {
  const api = await Api.signIn(origin, userName);
  const answer = await api.request('/api/NotificationSettings/GetNotificationsSettings');
  const { data } = (await answer.json()) as { data: Settings };
  for (const { id: selectedProductTypeId } of data.availableProductTypes)
    for (const { id: selectedManufacturingLocationId } of data.availableManufacturingLocations) {
      const rule = { selectedProductTypeId, selectedManufacturingLocationId, selectedChangeType: 'poNumber' };
      const { id: notificationSettingsId } = data.notificationsSettings;
      const added = await api.post('/api/NotificationSettings/FulfilmentPlanChange', {
        ...rule,
        notificationSettingsId,
      });
      if (!added.ok) throw new Error(`The rule was not added: ${added.status} ${await added.text()}`);
    }
  return api;
}

/** How many notifications somebody has of purchase order numbers that begin so. */
export async function toldOrders(api: Api, beginning: string): Promise<number> {
  const answer = await api.request('/api/Notification/GetNotifications');
  const { content } = (await answer.json()) as Output<'listNotifications'>;
  return content.filter(({ notificationMessage }) => notificationMessage.includes(` to ${beginning}`)).length;
}
