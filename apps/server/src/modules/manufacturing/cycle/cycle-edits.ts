import { enteredName } from '@crt/domain/entered-text';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { editDataRevision } from '../../plan/edit/edit-data-revision.ts';
import { lockOrderNumbers, requestOfOrderNumber, setOrderNumber } from '../../plan/edit/order-number.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { refusal, takeWriteRoad, type WriteAnswer } from '../../write-road/write-road.ts';
import { cycleAggregate } from './cycle.aggregate.ts';
import { findCycle, type LoadedCycle } from './cycle.repository.ts';

/** An edit of something that a cycle shares with its plan. */
interface SharedEdit {
  readonly id: number;
  readonly timestamp: string;
  readonly fields: readonly string[];
  readonly success: string;
  /** Changes the plan, whose change the cycle follows; gives why it is refused. */
  apply(cycle: LoadedCycle): Promise<string | undefined>;
}

/** Compares the stamp of the cycle, then changes its plan: the cycle follows with its history and its stamp. */
async function editShared(context: RequestContext, edit: SharedEdit): Promise<WriteAnswer> {
  const { id, timestamp, fields, success } = edit;
  const answer = await takeWriteRoad(
    context,
    cycleAggregate,
    { id, timestampBase64: timestamp },
    {
      fields,
      hasStamp: true,
      success,
      authorise: () => allow,
      decide: async (cycle) => {
        const refused = await edit.apply(cycle);
        return refused === undefined ? { patch: {}, changes: [] } : refusal(refused);
      },
    },
  );
  if (answer.result !== 0) return answer;
  const cycle = await findCycle(context.tx, id);
  return { ...answer, timestamp: cycle ? encodeStamp(cycle.stamp) : answer.timestamp };
}

/** Gives the plan of a cycle another order number from the shop floor, or none (H17). */
export async function editCycleOrderNumber(
  context: RequestContext,
  { id, orderNumber, timestamp }: Input<'editManufacturingOrderNumber'>['body'],
): Promise<WriteAnswer> {
  await lockOrderNumbers(context);
  const value = enteredName(orderNumber ?? '') || null;
  return editShared(context, {
    id,
    timestamp,
    fields: ['orderNumber'],
    success: 'Order number updated.',
    apply: async ({ plan }) => {
      if (value === plan.plan.orderNumber) return undefined;
      const taken = value === null ? undefined : await requestOfOrderNumber(context, value, id);
      if (taken !== undefined) return `Order number ${value} is already used by request ${taken}.`;
      await setOrderNumber(context, plan, value);
      return undefined;
    },
  });
}

/** States the revision of the manufacturing data by the rule of the plan; nobody can be asked here (H18, F27). */
export function editCycleDataRevision(
  context: RequestContext,
  { id, value, timestamp }: Input<'editManufacturingDataRevision'>['body'],
): Promise<WriteAnswer> {
  return editShared(context, {
    id,
    timestamp,
    success: 'Data Availability changed succesfully.',
    fields: ['manufacturingDataAvailable', 'requiredManufacturingDataRevision'],
    apply: async ({ plan }) => {
      const timestampBase64 = encodeStamp(plan.stamp);
      const body = { id, newValue: value, timestampBase64, ignoreWarning: true };
      const { result, message } = await editDataRevision(context, body);
      return result === 0 ? undefined : message;
    },
  });
}
