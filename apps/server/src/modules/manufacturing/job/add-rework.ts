import { reworkMaterials } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import type { WriteAnswer } from '../../write-road/write-road.ts';
import { actOnJob } from './act-on-job.ts';
import { findWorkOrders, type WorkOrderRow } from './job.repository.ts';
import { placeOfStep } from './step-id.ts';

/** How a work order without a material number is named (H2). */
const noMaterial = '-';

/** The materials of a cycle, for which a rework can be (H10). */
export function materialsOf(orders: readonly WorkOrderRow[]): readonly string[] {
  return [...new Set(orders.map(({ materialNumber }) => materialNumber ?? noMaterial))];
}

/** Adds a rework to a job, from one of its completed steps, for materials of its cycle (H9, H10). */
export function addRework(context: RequestContext, body: Input<'addRework'>['body']): Promise<WriteAnswer> {
  const { manufacturingCycleId: cycleId, manufacturingJobId: jobId, timestampBase64 } = body;
  return actOnJob(context, {
    cycleId,
    jobId,
    timestampBase64,
    isPrototype: false,
    actionFor: async ({ steps, row }) => {
      const place = placeOfStep(body.startJobStepId, row.id);
      const step = steps.find((one) => one.place === place);
      if (!step) return 'The step is not part of this job.';
      const known = materialsOf(await findWorkOrders(context.tx, cycleId));
      const stranger = reworkMaterials(body.name).find((material) => !known.includes(material));
      if (stranger !== undefined) return `${stranger} is no material of this manufacturing cycle.`;
      return { kind: 'rework', stepId: step.stepId, name: body.name };
    },
  });
}
