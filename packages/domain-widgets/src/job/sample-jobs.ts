import { exampleOf } from '@crt/api-client/mocks';
import { getManufacturingCycleDetails } from '@crt/api-client/main/manufacturing-cycle';
import { jobStepStatusName } from '@crt/domain/job';
import type { Job, JobRework, JobStepOfJob, ManufacturingCycleDetails } from '@crt/api-client/types-main';

/** The details of a cycle as the contract shows them. */
export const sampleCycle: ManufacturingCycleDetails = exampleOf(getManufacturingCycleDetails);

const [order] = sampleCycle.workOrderModels;
const [first] = order?.manufacturingJobs ?? [];
if (!order || !first) throw new Error('The example of getManufacturingCycleDetails has no job.');

/** The work order of the example. */
export const sampleOrder = order;
/** A job whose third of five steps is in progress. */
export const sampleJob: Job = first;

const hour = 3_600_000;
const begin = Date.parse('2026-11-16T07:30:00Z');

/** A step at a place, from 1, in a state; those behind us have their times. */
export function sampleStep(place: number, status: JobStepOfJob['status'], name: string): JobStepOfJob {
  const at = (hours: number) => new Date(begin + hours * hour).toISOString().replace('.000', '');
  const isBegun = status >= 1 && status <= 3;
  return {
    id: 40_300 + place,
    jobStepId: 20 + place,
    name,
    status,
    statusDescription: jobStepStatusName[status],
    statusCss: 'wait',
    showExpectedTime: true,
    plannedEndDate: at(place * 6),
    plannedTimeSpend: 30 + (place % 4) * 45,
    actualStartDate: isBegun ? at(place * 6 - 3) : null,
    actualEndDate: isBegun && status !== 1 ? at(place * 6 - 1) : null,
    sequenceNumber: place,
    checkSyncStatusOnly: false,
    criticalityLevel: 0,
    completedBy: status === 2 ? 'HMEY' : null,
    afterFailureOf: [],
  };
}

const stations = [
  'Prepare STL data',
  'Prepare blank',
  'Milling',
  'Deburring',
  'Dimensional Inspection',
  'Cleaning',
  'Visual Inspection',
  'Laser Marking',
  'Packaging',
  'Sterilization',
];

/** A job of so many steps of which the one at `current`, from 0, is in progress. */
export function sampleLongJob(count: number, current: number): Job {
  const jobSteps = Array.from({ length: count }, (_, index) => {
    const pass = Math.floor(index / stations.length);
    const name = `${stations[index % stations.length] ?? ''}${pass === 0 ? '' : ` ${pass + 1}`}`;
    return sampleStep(index + 1, index < current ? 2 : index === current ? 1 : 0, name);
  });
  return {
    ...sampleJob,
    name: 'Additive manufacturing with all inspections',
    jobSteps,
    currentJobStepId: (jobSteps[current] ?? jobSteps.at(-1))?.id ?? null,
    progress: Math.round((current / count) * 100),
    completedNumberSteps: current,
    overallNumberSteps: count,
  };
}

/** Two steps that are done once more; the second one is in progress. */
export const sampleRework: JobRework = {
  id: 771,
  name: '40-2210, 40-2211',
  jobSteps: [sampleStep(1, 2, 'Prepare blank'), sampleStep(2, 1, 'Milling')],
  currentJobStepId: 40_302,
  progress: 50,
  completedNumberSteps: 1,
  overallNumberSteps: 2,
  canStartStep: false,
  canCompleteStep: true,
};
