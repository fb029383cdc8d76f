import { listNotifications } from '@crt/api-client/main/notification';
import { exampleOf } from '@crt/api-client/mocks';
import type { Notification, NotificationMember } from '@crt/api-client/types-main';

/** One about a plan and one about a cycle, the newest first. */
export const sampleNotifications: readonly Notification[] = exampleOf(listNotifications).content;

const [sampleSingle] = sampleNotifications;
if (!sampleSingle) throw new Error('The example of listNotifications has no notification.');

/** As long as the contract allows. */
export const longNotification: Notification = {
  notyficationId: 4500,
  requestId: '26-10999',
  fulfilmentPlanId: 10999,
  manufacturingCycleId: null,
  count: 1,
  planCount: 1,
  others: [],
  action: null,
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

/** What a holiday did to so many plans: the first are listed. */
export const holidayEntry = (planCount: number): Notification => {
  const members = Array.from({ length: Math.min(planCount, 50) }, (_, place) => ({
    notyficationId: 4700 - place,
    requestId: `26-${10640 - place}`,
    fulfilmentPlanId: 10640 - place,
    manufacturingCycleId: null,
    time: '2026-11-20T10:15:00Z',
    notificationMessage: `26-${10640 - place}: Shipped was moved from 03/12/2026 to 04/12/2026.`,
  }));
  const [newest, ...others] = members;
  if (!newest) throw new Error('A holiday that moved nothing is no entry.');
  const action = {
    what: 'Holiday Christmas Eve on 2026-12-24 added to Berlin Holidays',
    userName: 'Alma Dietrich',
  };
  return { ...newest, count: planCount, planCount, others, action };
};

/** Several changes of one plan by one action. */
export const planEntry: Notification = {
  ...sampleSingle,
  count: 2,
  planCount: 1,
  action: { what: 'Priority changed from Standard to Late', userName: 'Hanna Meyer' },
  others: [
    {
      notyficationId: 4410,
      requestId: sampleSingle.requestId,
      fulfilmentPlanId: sampleSingle.fulfilmentPlanId,
      manufacturingCycleId: null,
      time: sampleSingle.time,
      notificationMessage: '26-10412: Arrived was moved from 07/12/2026 to 08/12/2026.',
    },
  ],
};

/** Where a story's notifications lead to. */
export const sampleHref = ({
  manufacturingCycleId,
  fulfilmentPlanId,
}: NotificationMember): string | undefined => {
  if (manufacturingCycleId !== null) return `/ManufacturingCycle/Details/${manufacturingCycleId}`;
  return fulfilmentPlanId === null ? undefined : `/FulfilmentPlan/Details/${fulfilmentPlanId}`;
};
