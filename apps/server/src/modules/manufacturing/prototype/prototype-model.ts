import { jobStateOf, jobStatus } from '@crt/domain/job';
import { canModifyWorkflow } from '@crt/domain/prototype-workflow';
import { nextOnSuccess } from '@crt/domain/workflow';
import type { Output } from '../../../contract/handlers.ts';
import { jobModel, type JobView } from '../job/job-model.ts';
import { jobOf } from '../job/job-state.ts';
import type { LoadedJob, WorkOrderRow } from '../job/job.repository.ts';
import { stepIdOf } from '../job/step-id.ts';

type ProcedureModel = Output<'getPrototypeCycleDetails'>['data']['prototypeWorkProcedureModels'][number];

/** A workflow of a prototype with its jobs: its steps are those of its job, because they are its own (I2, I3, I11). */
export function prototypeModel(
  view: JobView,
  { id, name, materialNumber }: WorkOrderRow,
  loaded: readonly LoadedJob[],
): ProcedureModel {
  const [first] = loaded;
  const jobs = loaded.map(jobOf);
  return {
    id,
    name: name ?? first?.row.name ?? materialNumber ?? '-',
    prototypeManufacturingJobs: loaded.map((one, at) => {
      const {
        reworks: _reworks,
        reasons: _reasons,
        signalAfter: _signalAfter,
        ...model
      } = jobModel(view, one);
      const job = jobs[at];
      return { ...model, manufacturingStatus: job ? jobStatus(job) : 0, jobState: jobStateOf(jobOf(one)) };
    }),
    jobSteps: first ? stepsOf(view, first) : [],
    canBeModified: canModifyWorkflow(jobs).isAllowed,
  };
}

function stepsOf({ nameOf }: JobView, loaded: LoadedJob): ProcedureModel['jobSteps'] {
  const job = jobOf(loaded);
  const idOf = (stepId: number | undefined) => {
    const step = loaded.steps.find((one) => one.stepId === stepId);
    return step ? stepIdOf(loaded.row.id, step.place) : null;
  };
  return loaded.steps.map(({ stepId, place }, index) => {
    const next = nextOnSuccess(job.steps, index);
    return {
      id: stepIdOf(loaded.row.id, place),
      workflowStepId: stepId,
      name: nameOf(stepId),
      successStepId: idOf(next),
      successName: next === undefined ? null : nameOf(next),
      sequenceNumber: place,
    };
  });
}
