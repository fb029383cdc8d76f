import type { JobAction } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import type { HandlerPart, Input } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { actOnJob, finalizeCycle, findRework, type JobRequest } from './act-on-job.ts';
import { addRework } from './add-rework.ts';

type JobBody = Input<'startJobStepInBulk'>['body'];
type UndoBody = Input<'undoJobStep'>['body'];
type ReworkBody = Input<'startReworkStep'>['body'];
type PrototypeBody = Input<'startPrototypeStep'>['body'];

const onJob = (
  context: RequestContext,
  { manufacturingCycleId: cycleId, manufacturingJobId: jobId, timestampBase64 }: JobBody,
  action: JobAction,
  more: Pick<JobRequest, 'success' | 'bulk' | 'ignoreWarning' | 'jobState'> = {},
) =>
  actOnJob(context, {
    cycleId,
    jobId,
    timestampBase64,
    isPrototype: false,
    actionFor: () => action,
    ...more,
  });

const onPrototype = (
  context: RequestContext,
  body: PrototypeBody,
  action: JobAction,
  more: Pick<JobRequest, 'success'> = {},
) =>
  actOnJob(context, {
    cycleId: body.prototypeManufacturingCycleId,
    jobId: body.prototypeManufacturingJobId,
    timestampBase64: body.timestampBase64,
    jobState: body.jobState,
    isPrototype: true,
    actionFor: () => action,
    ...more,
  });

async function onRework(
  context: RequestContext,
  { manufacturingCycleId: cycleId, manufacturingJobReworkId, timestampBase64 }: ReworkBody,
  kind: 'start' | 'complete',
) {
  const rework = await findRework(context, manufacturingJobReworkId);
  if (!rework) throw notFound('Rework');
  const { jobId, number } = rework;
  const actionFor = () => ({ kind, rework: number });
  return actOnJob(context, { cycleId, jobId, timestampBase64, isPrototype: false, actionFor });
}

const inBulk = ({ bulkOperationId: id, jobState }: JobBody) => ({ bulk: { id }, jobState });

const undo = (context: RequestContext, body: UndoBody) =>
  onJob(
    context,
    body,
    { kind: 'undo' },
    {
      ignoreWarning: body.ignoreWarning,
      ...(body.bulkOperationId === undefined ? { jobState: body.jobState } : inBulk(body)),
    },
  );

const restarted = { success: 'Restart succeded.' };

/** What is done to jobs, on the shop floor, in bulk and for prototypes (H5 to H12, H16, I9, J10). */
export const jobHandlers = {
  startJobStep: (context, { body }) => onJob(context, body, { kind: 'start' }),
  completeJobStep: (context, { body }) => onJob(context, body, { kind: 'complete' }),
  // A bulk operation undoes by the same call as everybody, and says so by its id (J16).
  undoJobStep: (context, { body }) => undo(context, body),
  restartJob: (context, { body }) => onJob(context, body, { kind: 'restart' }, restarted),
  startJobStepInBulk: (context, { body }) => onJob(context, body, { kind: 'start' }, inBulk(body)),
  completeJobStepInBulk: (context, { body }) => onJob(context, body, { kind: 'complete' }, inBulk(body)),
  startReworkStep: (context, { body }) => onRework(context, body, 'start'),
  completeReworkStep: (context, { body }) => onRework(context, body, 'complete'),
  addRework: (context, { body }) => addRework(context, body),
  finalizeManufacturingCycle: (context, { body }) =>
    finalizeCycle(context, { cycleId: body.id, timestampBase64: body.timestamp, isPrototype: false }),
  startPrototypeStep: (context, { body }) => onPrototype(context, body, { kind: 'start' }),
  completePrototypeStep: (context, { body }) => onPrototype(context, body, { kind: 'complete' }),
  undoPrototypeStep: (context, { body }) => onPrototype(context, body, { kind: 'undo' }),
  restartPrototypeJob: (context, { body }) => onPrototype(context, body, { kind: 'restart' }, restarted),
  finalizePrototypeCycle: (context, { body: { prototypeManufacturingCycleId, timestampBase64 } }) =>
    finalizeCycle(context, { cycleId: prototypeManufacturingCycleId, timestampBase64, isPrototype: true }),
} satisfies HandlerPart;
