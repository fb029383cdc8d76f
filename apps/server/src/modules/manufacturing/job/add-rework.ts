import { materialsOfOrder, nameOfRework } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { WriteAnswer } from '../../write-road/write-road.ts';
import { actOnJob } from './act-on-job.ts';
import { placeOfStep } from './step-id.ts';

/** Adds a rework to a job, from one of its completed steps, for materials of its work order (H9, H10). */
export function addRework(context: RequestContext, body: Input<'addRework'>['body']): Promise<WriteAnswer> {
  const { manufacturingCycleId: cycleId, manufacturingJobId: jobId, timestampBase64 } = body;
  return actOnJob(context, {
    cycleId,
    jobId,
    timestampBase64,
    isPrototype: false,
    actionFor: ({ steps, row, material }) => {
      const place = placeOfStep(body.startJobStepId, row.id);
      const step = steps.find((one) => one.place === place);
      if (!step) return 'The step is not part of this job.';
      const verdict = nameOfRework(body.name, materialsOfOrder(material));
      if (!verdict.isAllowed) return verdict.reason;
      return { kind: 'rework', stepId: step.stepId, name: verdict.name };
    },
  });
}
