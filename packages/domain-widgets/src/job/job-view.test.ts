import { jobStepStatus } from '@crt/domain/job';
import { expect, it } from 'vitest';
import { openSteps } from './job-view.ts';
import { sampleCycle, sampleJob, sampleOrder, sampleStep } from './sample-jobs.ts';

const { pending, completed, failed, inProgress } = jobStepStatus;
const repair = { ...sampleStep(3, pending, 'Bending'), afterFailureOf: ['Inspection'] };

/** A cycle of one job of so many steps. */
const cycleOf = (jobSteps: (typeof repair)[], completedNumberSteps: number) => ({
  ...sampleCycle,
  workOrderModels: [
    {
      ...sampleOrder,
      manufacturingJobs: [
        { ...sampleJob, jobSteps, completedNumberSteps, overallNumberSteps: jobSteps.length },
      ],
    },
  ],
  prototypeWorkProcedureModels: [],
});

it('counts the steps that would still be done, without those that wait for a failure that has not happened (H16)', () => {
  const done = sampleStep(1, completed, 'Milling');
  expect(openSteps(cycleOf([done, sampleStep(2, inProgress, 'Inspection'), repair], 1))).toBe(1);
  expect(openSteps(cycleOf([done, sampleStep(2, pending, 'Inspection'), repair], 1))).toBe(1);
  // It has failed: what repairs it comes now.
  expect(openSteps(cycleOf([done, sampleStep(2, failed, 'Inspection'), repair], 1))).toBe(2);
});
