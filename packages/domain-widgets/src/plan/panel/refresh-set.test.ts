import { listChanges } from '@crt/api-client/main/change';
import { rescheduleManufacturingMilestones } from '@crt/api-client/main/manufacturing-cycle';
import {
  editMilestoneActualDate,
  editMilestonePlannedDate,
  editPlanManufacturingStartDate,
  getManufacturingInformation,
  getPlanChanges,
  getPlanData,
  getPlanDetailsConfiguration,
  getPlanMilestones,
  getPlanTimeline,
  getRequestInformation,
  getShipmentInformation,
  listPlanLeadTimeModifications,
  recalculateManufacturingStarts,
  reimportPlan,
  setPlanOnHoldOrResume,
  unlockMilestones,
  updatePlanLeadTimeModifications,
} from '@crt/api-client/main/plan';
import {
  addPlanComment,
  deletePlanComment,
  editPlanComment,
  listPlanComments,
} from '@crt/api-client/main/plan-comment';
import { deletePlanLink, listLinkedPlans, savePlanLink } from '@crt/api-client/main/plan-link';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getRepeatOrders } from '@crt/api-client/main/repeat-order';
import { createApi } from '@crt/api-client/create-api';
import { readOptions } from '@crt/api-client/hooks';
import type { Read, Write } from '@crt/api-client/operation';
import { createQueryClient } from '@crt/api-client/query-client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { manufacturingFields } from '../ManufacturingInformation/manufacturing-fields.ts';
import { planDataFields } from '../PlanData/plan-data-fields.ts';
import { requestFields } from '../RequestInformation/request-fields.ts';
import { shipmentFields } from '../Shipment/shipment-fields.ts';

/** Everything that is read about a plan, each as if it were on screen. */
const reads = {
  configuration: getPlanDetailsConfiguration,
  changes: getPlanChanges,
  milestones: getPlanMilestones,
  manufacturing: getManufacturingInformation,
  request: getRequestInformation,
  data: getPlanData,
  timeline: getPlanTimeline,
  shipment: getShipmentInformation,
  leadTimes: listPlanLeadTimeModifications,
  comments: listPlanComments,
  links: listLinkedPlans,
  list: listPlans,
  log: listChanges,
  tree: getRepeatOrders,
} as const;
type ReadName = keyof typeof reads;

/** What F12 asks for, and what else is read of a plan alone. */
const specified = ['changes', 'milestones', 'manufacturing', 'request', 'data', 'timeline'] as const;
const plan: readonly ReadName[] = [...specified, 'configuration', 'shipment', 'leadTimes'];
/** Most edits show in the list and in the log of all changes too. */
const usual: readonly ReadName[] = [...plan, 'list', 'log'];
/** What stands beside other plans as well: status, product, centre. */
const seenElsewhere: readonly ReadName[] = [...usual, 'links', 'tree'];

/** Fields that are read again otherwise than most. */
const fieldsElsewhere: Readonly<Record<string, readonly ReadName[]>> = {
  productNumber: seenElsewhere,
  distributionCenterId: seenElsewhere,
  requestStatusId: seenElsewhere,
  trackingUrl: [...plan, 'log'],
};

type AnyWrite = Write<unknown, unknown>;
const fields = [requestFields, planDataFields, manufacturingFields, shipmentFields]
  .flatMap((panel) => Object.values(panel))
  .map(({ name, operation }) => [name, operation as AnyWrite, fieldsElsewhere[name] ?? usual] as const);

const others: readonly (readonly [string, AnyWrite, readonly ReadName[]])[] = [
  ['due date', editMilestonePlannedDate, usual],
  ['actual date', editMilestoneActualDate, seenElsewhere],
  ['start in capacity scope', editPlanManufacturingStartDate, usual],
  ['re-schedule all', recalculateManufacturingStarts, usual],
  ['unlock', unlockMilestones, usual],
  ['lead times', updatePlanLeadTimeModifications, usual],
  ['reschedule', rescheduleManufacturingMilestones, [...usual, 'tree']],
  ['hold and resume', setPlanOnHoldOrResume, seenElsewhere],
  ['reimport', reimportPlan, usual],
  ['comment added', addPlanComment, [...plan, 'comments', 'log', 'tree']],
  ['comment edited', editPlanComment, [...plan, 'comments', 'log', 'tree']],
  ['comment deleted', deletePlanComment, [...plan, 'comments', 'log', 'tree']],
  ['link added', savePlanLink, [...usual, 'links']],
  ['link deleted', deletePlanLink, [...usual, 'links']],
] as readonly (readonly [string, AnyWrite, readonly ReadName[]])[];

const saved = { result: 0, message: '', timestamp: 'AAAAAAAAB9I=', data: { merged: false, conflict: null } };

/** What is asked by GET has no body. */
const inputOf = ({ method }: { readonly method: string }) =>
  method === 'GET' ? { id: 7 } : { id: 7, body: {} };

/** Puts everything on screen, makes one call, and tells what is read again after it. */
async function readAgainAfter(operation: AnyWrite): Promise<string[]> {
  let seen: string[] = [];
  const paths = new Map(
    Object.entries(reads).map(([name, { path }]) => [`/api${path.replace('{id}', '7')}`, name]),
  );
  const api = createApi({
    baseUrl: 'http://crt.test',
    getToken: () => 'token',
    fetch: async ({ url }) => {
      const name = paths.get(new URL(url).pathname);
      if (name !== undefined) seen.push(name);
      return Response.json(saved);
    },
  });
  const client = createQueryClient({ api });
  const stops = Object.values(reads).map((read) =>
    new QueryObserver(client, readOptions(read as Read<unknown, unknown>, inputOf(read))).subscribe(
      () => undefined,
    ),
  );
  await vi.waitFor(() => expect(seen).toHaveLength(stops.length));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  seen = [];
  await client
    .getMutationCache()
    .build(client, {
      meta: { operation },
      mutationFn: () => api.call(operation as Write<object, unknown>, inputOf(operation)),
    })
    .execute(undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  for (const stop of stops) stop();
  return seen.toSorted();
}

it('every field of every panel is in the table', () => {
  expect(fields.length).toBe(new Set(fields.map(([name]) => name)).size);
  expect(Object.keys(fieldsElsewhere).filter((name) => !fields.some(([field]) => field === name))).toEqual(
    [],
  );
});

it.each([...fields, ...others])(
  'after an edit of %s everything is read again that it may have changed, and nothing else (F12)',
  async (_name, operation, expected) => {
    expect(await readAgainAfter(operation)).toEqual(expected.toSorted());
    for (const name of specified) expect(expected).toContain(name);
  },
);
