import { listNotifications } from '@crt/api-client/main/notification';
import { exampleOf } from '@crt/api-client/mocks';
import type { Notification } from '@crt/api-client/types-main';

/** One about a plan and one about a cycle, the newest first. */
export const sampleNotifications: readonly Notification[] = exampleOf(listNotifications).content;

/** As long as the contract allows. */
export const longNotification: Notification = {
  notyficationId: 4500,
  requestId: '26-10999',
  fulfilmentPlanId: 10999,
  manufacturingCycleId: null,
  time: '2026-11-21T08:00:00Z',
  notificationMessage: `26-10999: Manufacturing Location was changed from Freiburg im Breisgau to Krankenhausversorgungsqualitätssicherung ${'and further on '.repeat(22)}`,
};

/** More than the table has room for. */
export const manyNotifications: readonly Notification[] = Array.from({ length: 120 }, (_, place) => ({
  ...longNotification,
  notyficationId: 5000 - place,
  requestId: `26-${10900 - place}`,
  notificationMessage: `26-${10900 - place}: Priority was changed from Standard to Late.`,
}));

/** Where a story's notifications lead to. */
export const sampleHref = ({ manufacturingCycleId, fulfilmentPlanId }: Notification): string | undefined => {
  if (manufacturingCycleId !== null) return `/ManufacturingCycle/Details/${manufacturingCycleId}`;
  return fulfilmentPlanId === null ? undefined : `/FulfilmentPlan/Details/${fulfilmentPlanId}`;
};
