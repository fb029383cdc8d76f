import { combinedOrderMembers } from '../../apps/server/src/modules/combined-order/combined-order.tables.ts';
import { cycleComments } from '../../apps/server/src/modules/manufacturing/comment/cycle-comment.tables.ts';
import { manufacturingCycles } from '../../apps/server/src/modules/manufacturing/cycle/cycle.tables.ts';
import {
  manufacturingJobs,
  manufacturingJobSteps,
  manufacturingJobTrails,
  workOrders,
} from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import {
  manufacturingReworks,
  manufacturingReworkSteps,
} from '../../apps/server/src/modules/manufacturing/job/rework.tables.ts';
import { idOfCopy, type Repeated } from './repeated.ts';

/** The cycles of repeated plans with all that belongs to them; combined orders keep the members that they had. */
export function repeatedCycles(copies: number): readonly Repeated[] {
  const idOf = idOfCopy(copies);
  const id = idOf('b.id');
  const [ofCycle, ofJob] = [{ cycle_id: idOf('b.cycle_id') }, { job_id: idOf('b.job_id') }];
  const ofRework = { rework_id: idOf('b.rework_id') };
  return [
    { table: manufacturingCycles, order: '1', different: { plan_id: idOf('b.plan_id') } },
    { table: workOrders, order: id, different: { id, ...ofCycle } },
    {
      table: manufacturingJobs,
      order: id,
      different: { id, ...ofCycle, work_order_id: idOf('b.work_order_id') },
    },
    { table: manufacturingJobSteps, order: `${ofJob.job_id}, b.place`, different: ofJob },
    { table: manufacturingJobTrails, order: ofJob.job_id, different: ofJob },
    { table: manufacturingReworks, order: id, different: { id, ...ofJob } },
    { table: manufacturingReworkSteps, order: `${ofRework.rework_id}, b.place`, different: ofRework },
    { table: cycleComments, order: ofCycle.cycle_id, different: ofCycle, given: ['id'] },
    { table: combinedOrderMembers, order: ofJob.job_id, different: ofJob, isOnce: true },
  ];
}
