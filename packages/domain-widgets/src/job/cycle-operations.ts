import {
  completeJobStep,
  completeReworkStep,
  finalizeManufacturingCycle,
  restartJob,
  startJobStep,
  startReworkStep,
  undoJobStep,
} from '@crt/api-client/main/manufacturing-cycle';
import {
  completePrototypeStep,
  finalizePrototypeCycle,
  restartPrototypeJob,
  startPrototypeStep,
  undoPrototypeStep,
} from '@crt/api-client/main/prototype-cycle';
import type { JobAction, ManufacturingCycleDetails } from '@crt/api-client/types-main';
import type { RecordAction } from '../shared/record/use-record-action.ts';
import type { ShownJob } from './job-view.ts';
import { cycleFactsTexts } from './job.texts.ts';

/** What is done to a job with one press; a rework needs more. */
export type StepAction = Exclude<JobAction, 'rework'>;

/** What the calls are told of a cycle. */
export type CycleIdentity = Pick<ManufacturingCycleDetails, 'id' | 'timestamp' | 'isCustomPrototype'>;

/** A job that is acted on; that of a prototype says how far it was seen to be. */
export type ActedJob = Pick<ShownJob, 'id' | 'jobState'>;

const ofJob = { start: startJobStep, complete: completeJobStep, restart: restartJob, undo: undoJobStep };
const ofPrototype = {
  start: startPrototypeStep,
  complete: completePrototypeStep,
  restart: restartPrototypeJob,
  undo: undoPrototypeStep,
};
const ofRework = { start: startReworkStep, complete: completeReworkStep };

const { overtaken } = cycleFactsTexts;

/** The call of an action on a job: the current step is implied, the stamp goes along (H12, H25, I9). */
export const jobCall = (
  cycle: CycleIdentity,
  { id: jobId, jobState }: ActedJob,
  action: StepAction,
): RecordAction =>
  cycle.isCustomPrototype
    ? {
        operation: ofPrototype[action],
        // Others may have given its workflow other steps since it was read.
        input: {
          body: { prototypeManufacturingCycleId: cycle.id, prototypeManufacturingJobId: jobId, jobState },
        },
        stamp: cycle.timestamp,
        overtaken,
      }
    : {
        operation: ofJob[action],
        input: { body: { manufacturingCycleId: cycle.id, manufacturingJobId: jobId } },
        stamp: cycle.timestamp,
        overtaken,
      };

/** The call of an action on a rework (H11). */
export const reworkCall = (
  cycle: CycleIdentity,
  reworkId: number,
  action: 'start' | 'complete',
): RecordAction => ({
  operation: ofRework[action],
  input: { body: { manufacturingCycleId: cycle.id, manufacturingJobReworkId: reworkId } },
  stamp: cycle.timestamp,
  overtaken,
});

/** The call that skips all steps that are left; that of a normal cycle names its stamp otherwise (H16). */
export const finalizeCall = ({ id, timestamp, isCustomPrototype }: CycleIdentity): RecordAction =>
  isCustomPrototype
    ? {
        operation: finalizePrototypeCycle,
        input: { body: { prototypeManufacturingCycleId: id } },
        stamp: timestamp,
        overtaken,
      }
    : { operation: finalizeManufacturingCycle, input: { body: { id, timestamp } }, overtaken };
