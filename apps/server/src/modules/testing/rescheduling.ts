import { frozenClock } from '../../platform/clock.ts';
import { randomIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { followers } from '../followers.ts';
import { planCyclesAnew } from '../manufacturing/cycle/plan-cycles-anew.ts';
import { rescheduleOpenPlans } from '../plan/schedule/reschedule-open-plans.ts';
import { testHistoryKey } from './history-key.ts';
import type { TestApp } from './test-app.ts';

/** Carries out the plannings anew that were asked for, as the background job does; gives how many there were. */
export function reschedulingOf({ db }: Pick<TestApp, 'db'>): () => Promise<number> {
  const unit = new UnitOfWork({
    storage: { db, writesAtOnce: 1 },
    clock: frozenClock(new Date('2026-11-20T09:00:00.000Z')),
    ids: randomIds,
    historyKey: testHistoryKey,
    followers,
  });
  return () => rescheduleOpenPlans(unit, quietLog, planCyclesAnew);
}
