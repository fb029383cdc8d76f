import type { Database } from '../../../platform/db/database.ts';
import type { StoredValues } from '../../history/change-hash.ts';
import { cycleFieldText, cycleHistory } from '@crt/domain/cycle-field';
import type { Aggregate } from '../../write-road/aggregate.ts';
import { jobField, jobValue, reworkField, reworkValue } from '../job/job-history.ts';
import { jobOf } from '../job/job-state.ts';
import { findJobs, type LoadedJob } from '../job/job.repository.ts';
import {
  cycleIdsAfter,
  lockCycle,
  saveCycle,
  saveCycles,
  type CyclePatch,
  type LoadedCycle,
} from './cycle.repository.ts';

/** Fields whose newer value says by itself what the other person did. */
const tellsItself = (field: string) => /^(?:(?:job|rework):|workflow$)/.test(field);

/** What people read of a newer change that was kept beside their own. */
function fieldText(field: string): string {
  if (field.startsWith('job:')) return 'another job';
  if (field.startsWith('rework:')) return 'a rework';
  return cycleFieldText(field);
}

function valuesOfJob(loaded: LoadedJob): (readonly [string, string])[] {
  const job = jobOf(loaded);
  const ofReworks = job.reworks.map(
    (rework) => [reworkField(loaded.row.id, rework.number), reworkValue(rework)] as const,
  );
  return [[jobField(loaded.row.id), jobValue(job)], ...ofReworks];
}

/** A manufacturing cycle as the write road sees it: a stamp and a history of its own, under the id of its plan. */
export const cycleAggregate: Aggregate<LoadedCycle, CyclePatch> = {
  name: cycleHistory,
  noun: 'Manufacturing cycle',
  tag: 'manufacturing-cycle',
  fieldText,
  opinions: ['screen', 'bulk'],
  clashText: (field, { name, isYou }, theirText) => {
    if (!tellsItself(field) || theirText === null) return undefined;
    return `${isYou ? 'You changed it yourself meanwhile.' : `${name} was faster.`} ${theirText}.`;
  },
  load: lockCycle,
  save: saveCycle,
  saveMany: saveCycles,
  present: {
    idsAfter: cycleIdsAfter,
    valuesOf: async (tx: Database, ids) => {
      const jobsOf = Map.groupBy(await findJobs(tx, ids), ({ row }) => row.cycleId);
      return new Map(
        ids.map((id): [number, StoredValues] => [
          id,
          Object.fromEntries((jobsOf.get(id) ?? []).flatMap(valuesOfJob)),
        ]),
      );
    },
  },
};
