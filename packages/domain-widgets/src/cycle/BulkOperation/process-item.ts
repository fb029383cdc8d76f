import { ApiError } from '@crt/api-client/api-error';
import type { Api } from '@crt/api-client/create-api';
import { isWarning } from '@crt/api-client/envelope';
import {
  completeJobStepInBulk,
  getManufacturingCycleStamp,
  startJobStepInBulk,
  undoJobStep,
} from '@crt/api-client/main/manufacturing-cycle';
import { transitionType } from '@crt/domain/bulk-operation';
import type { ResultOutcome } from '@crt/ui/ResultList';
import { bulkTexts } from './bulk.texts.ts';
import type { BulkItem } from './bulk-item.ts';

/** What an item is done with. */
export interface ItemPorts {
  readonly api: Pick<Api, 'call'>;
  /** The same for all items of one operation, so that the history tells of one. */
  readonly operationId: string;
  /** Resolves after so many seconds. */
  readonly wait: (seconds: number) => Promise<void>;
}

const { status } = bulkTexts;
/** While it is worked on (J11). */
export const processing: ResultOutcome = { state: 'running', text: status.processing };
const finished: ResultOutcome = { state: 'done', text: status.finished };
const calls = new Map<number, typeof startJobStepInBulk | typeof undoJobStep>([
  [transitionType.undo, undoJobStep],
  [transitionType.inProgress, startJobStepInBulk],
  [transitionType.done, completeJobStepInBulk],
]);

/** Does one item: a fresh stamp, then what its type says, to the job as it was chosen; never throws, tells why it was not done instead (J10 to J13). */
export async function processItem(
  { cycleId, jobId, jobState, type }: BulkItem,
  { api, operationId, wait }: ItemPorts,
): Promise<ResultOutcome> {
  const call = calls.get(type);
  if (!call) return { state: 'failed', text: bulkTexts.notImplemented };
  try {
    const timestampBase64 = await patiently(
      () => api.call(getManufacturingCycleStamp, { id: cycleId }),
      wait,
    );
    const body = {
      manufacturingCycleId: cycleId,
      manufacturingJobId: jobId,
      timestampBase64,
      jobState,
      bulkOperationId: operationId,
    };
    const answer = await patiently(() => api.call(call, { body }), wait);
    return isWarning(answer) ? failedWith(type, answer.message ?? '', true) : finished;
  } catch (error) {
    if (error instanceof ApiError) return failedWith(type, error.message, error.kind === 'result');
    throw error;
  }
}

/** What the server says of a step that is not done is its status; of the others it is the reason (J12). */
const failedWith = (type: number, reason: string, isAnswer: boolean): ResultOutcome => ({
  state: 'failed',
  text: type === transitionType.done && isAnswer && reason !== '' ? reason : status.error,
  reason,
});

const mostAttempts = 20;

/** Asks again when the server turned it away because too much is asked at once; it has done nothing then. */
async function patiently<Answer>(
  ask: () => Promise<Answer>,
  wait: ItemPorts['wait'],
  attempt = 1,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isTurnedAway = error instanceof ApiError && [429, 503].includes(error.status);
    if (!isTurnedAway || attempt === mostAttempts) throw error;
    await wait(error.retryAfter ?? 2);
    return patiently(ask, wait, attempt + 1);
  }
}
